/* test: sixty clause-local variables alive at once
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	this->v0 = 0 + pid - pid; this->v1 = 1 + pid - pid; this->v2 = 2 + pid - pid;
	this->v3 = 3 + pid - pid; this->v4 = 4 + pid - pid; this->v5 = 5 + pid - pid;
	this->v6 = 6 + pid - pid; this->v7 = 7 + pid - pid; this->v8 = 8 + pid - pid;
	this->v9 = 9 + pid - pid; this->v10 = 10 + pid - pid; this->v11 = 11 + pid - pid;
	this->v12 = 12 + pid - pid; this->v13 = 13 + pid - pid; this->v14 = 14 + pid - pid;
	this->v15 = 15 + pid - pid; this->v16 = 16 + pid - pid; this->v17 = 17 + pid - pid;
	this->v18 = 18 + pid - pid; this->v19 = 19 + pid - pid; this->v20 = 20 + pid - pid;
	this->v21 = 21 + pid - pid; this->v22 = 22 + pid - pid; this->v23 = 23 + pid - pid;
	this->v24 = 24 + pid - pid; this->v25 = 25 + pid - pid; this->v26 = 26 + pid - pid;
	this->v27 = 27 + pid - pid; this->v28 = 28 + pid - pid; this->v29 = 29 + pid - pid;
	this->v30 = 30 + pid - pid; this->v31 = 31 + pid - pid; this->v32 = 32 + pid - pid;
	this->v33 = 33 + pid - pid; this->v34 = 34 + pid - pid; this->v35 = 35 + pid - pid;
	this->v36 = 36 + pid - pid; this->v37 = 37 + pid - pid; this->v38 = 38 + pid - pid;
	this->v39 = 39 + pid - pid; this->v40 = 40 + pid - pid; this->v41 = 41 + pid - pid;
	this->v42 = 42 + pid - pid; this->v43 = 43 + pid - pid; this->v44 = 44 + pid - pid;
	this->v45 = 45 + pid - pid; this->v46 = 46 + pid - pid; this->v47 = 47 + pid - pid;
	this->v48 = 48 + pid - pid; this->v49 = 49 + pid - pid; this->v50 = 50 + pid - pid;
	this->v51 = 51 + pid - pid; this->v52 = 52 + pid - pid; this->v53 = 53 + pid - pid;
	this->v54 = 54 + pid - pid; this->v55 = 55 + pid - pid; this->v56 = 56 + pid - pid;
	this->v57 = 57 + pid - pid; this->v58 = 58 + pid - pid; this->v59 = 59 + pid - pid;
	n = 0;
	n += this->v0 * this->v59; n += this->v1 * this->v58; n += this->v2 * this->v57;
	n += this->v3 * this->v56; n += this->v4 * this->v55; n += this->v5 * this->v54;
	n += this->v6 * this->v53; n += this->v7 * this->v52; n += this->v8 * this->v51;
	n += this->v9 * this->v50; n += this->v10 * this->v49; n += this->v11 * this->v48;
	n += this->v12 * this->v47; n += this->v13 * this->v46; n += this->v14 * this->v45;
	n += this->v15 * this->v44; n += this->v16 * this->v43; n += this->v17 * this->v42;
	n += this->v18 * this->v41; n += this->v19 * this->v40; n += this->v20 * this->v39;
	n += this->v21 * this->v38; n += this->v22 * this->v37; n += this->v23 * this->v36;
	n += this->v24 * this->v35; n += this->v25 * this->v34; n += this->v26 * this->v33;
	n += this->v27 * this->v32; n += this->v28 * this->v31; n += this->v29 * this->v30;
	n += this->v30 * this->v29; n += this->v31 * this->v28; n += this->v32 * this->v27;
	n += this->v33 * this->v26; n += this->v34 * this->v25; n += this->v35 * this->v24;
	n += this->v36 * this->v23; n += this->v37 * this->v22; n += this->v38 * this->v21;
	n += this->v39 * this->v20; n += this->v40 * this->v19; n += this->v41 * this->v18;
	n += this->v42 * this->v17; n += this->v43 * this->v16; n += this->v44 * this->v15;
	n += this->v45 * this->v14; n += this->v46 * this->v13; n += this->v47 * this->v12;
	n += this->v48 * this->v11; n += this->v49 * this->v10; n += this->v50 * this->v9;
	n += this->v51 * this->v8; n += this->v52 * this->v7; n += this->v53 * this->v6;
	n += this->v54 * this->v5; n += this->v55 * this->v4; n += this->v56 * this->v3;
	n += this->v57 * this->v2; n += this->v58 * this->v1; n += this->v59 * this->v0;
	printf("%d\n", n);
	exit(0);
}
