/* test: a hundred thread-local variables
 * options: -q
 * needs: bpf
 * timeout: 60
 * vm: yes
 */
BEGIN
{
	self->v0 = 0; self->v1 = 1; self->v2 = 2; self->v3 = 3; self->v4 = 4;
	self->v5 = 5; self->v6 = 6; self->v7 = 7; self->v8 = 8; self->v9 = 9;
	self->v10 = 10; self->v11 = 11; self->v12 = 12; self->v13 = 13; self->v14 = 14;
	self->v15 = 15; self->v16 = 16; self->v17 = 17; self->v18 = 18; self->v19 = 19;
	self->v20 = 20; self->v21 = 21; self->v22 = 22; self->v23 = 23; self->v24 = 24;
	self->v25 = 25; self->v26 = 26; self->v27 = 27; self->v28 = 28; self->v29 = 29;
	self->v30 = 30; self->v31 = 31; self->v32 = 32; self->v33 = 33; self->v34 = 34;
	self->v35 = 35; self->v36 = 36; self->v37 = 37; self->v38 = 38; self->v39 = 39;
	self->v40 = 40; self->v41 = 41; self->v42 = 42; self->v43 = 43; self->v44 = 44;
	self->v45 = 45; self->v46 = 46; self->v47 = 47; self->v48 = 48; self->v49 = 49;
	self->v50 = 50; self->v51 = 51; self->v52 = 52; self->v53 = 53; self->v54 = 54;
	self->v55 = 55; self->v56 = 56; self->v57 = 57; self->v58 = 58; self->v59 = 59;
	self->v60 = 60; self->v61 = 61; self->v62 = 62; self->v63 = 63; self->v64 = 64;
	self->v65 = 65; self->v66 = 66; self->v67 = 67; self->v68 = 68; self->v69 = 69;
	self->v70 = 70; self->v71 = 71; self->v72 = 72; self->v73 = 73; self->v74 = 74;
	self->v75 = 75; self->v76 = 76; self->v77 = 77; self->v78 = 78; self->v79 = 79;
	self->v80 = 80; self->v81 = 81; self->v82 = 82; self->v83 = 83; self->v84 = 84;
	self->v85 = 85; self->v86 = 86; self->v87 = 87; self->v88 = 88; self->v89 = 89;
	self->v90 = 90; self->v91 = 91; self->v92 = 92; self->v93 = 93; self->v94 = 94;
	self->v95 = 95; self->v96 = 96; self->v97 = 97; self->v98 = 98; self->v99 = 99;
	n = 0;
	n += self->v0; n += self->v1; n += self->v2; n += self->v3; n += self->v4;
	n += self->v5; n += self->v6; n += self->v7; n += self->v8; n += self->v9;
	n += self->v10; n += self->v11; n += self->v12; n += self->v13; n += self->v14;
	n += self->v15; n += self->v16; n += self->v17; n += self->v18; n += self->v19;
	n += self->v20; n += self->v21; n += self->v22; n += self->v23; n += self->v24;
	n += self->v25; n += self->v26; n += self->v27; n += self->v28; n += self->v29;
	n += self->v30; n += self->v31; n += self->v32; n += self->v33; n += self->v34;
	n += self->v35; n += self->v36; n += self->v37; n += self->v38; n += self->v39;
	n += self->v40; n += self->v41; n += self->v42; n += self->v43; n += self->v44;
	n += self->v45; n += self->v46; n += self->v47; n += self->v48; n += self->v49;
	n += self->v50; n += self->v51; n += self->v52; n += self->v53; n += self->v54;
	n += self->v55; n += self->v56; n += self->v57; n += self->v58; n += self->v59;
	n += self->v60; n += self->v61; n += self->v62; n += self->v63; n += self->v64;
	n += self->v65; n += self->v66; n += self->v67; n += self->v68; n += self->v69;
	n += self->v70; n += self->v71; n += self->v72; n += self->v73; n += self->v74;
	n += self->v75; n += self->v76; n += self->v77; n += self->v78; n += self->v79;
	n += self->v80; n += self->v81; n += self->v82; n += self->v83; n += self->v84;
	n += self->v85; n += self->v86; n += self->v87; n += self->v88; n += self->v89;
	n += self->v90; n += self->v91; n += self->v92; n += self->v93; n += self->v94;
	n += self->v95; n += self->v96; n += self->v97; n += self->v98; n += self->v99;
	self->v0 = 0; self->v1 = 0; self->v2 = 0; self->v3 = 0; self->v4 = 0;
	self->v5 = 0; self->v6 = 0; self->v7 = 0; self->v8 = 0; self->v9 = 0;
	self->v10 = 0; self->v11 = 0; self->v12 = 0; self->v13 = 0; self->v14 = 0;
	self->v15 = 0; self->v16 = 0; self->v17 = 0; self->v18 = 0; self->v19 = 0;
	self->v20 = 0; self->v21 = 0; self->v22 = 0; self->v23 = 0; self->v24 = 0;
	self->v25 = 0; self->v26 = 0; self->v27 = 0; self->v28 = 0; self->v29 = 0;
	self->v30 = 0; self->v31 = 0; self->v32 = 0; self->v33 = 0; self->v34 = 0;
	self->v35 = 0; self->v36 = 0; self->v37 = 0; self->v38 = 0; self->v39 = 0;
	self->v40 = 0; self->v41 = 0; self->v42 = 0; self->v43 = 0; self->v44 = 0;
	self->v45 = 0; self->v46 = 0; self->v47 = 0; self->v48 = 0; self->v49 = 0;
	self->v50 = 0; self->v51 = 0; self->v52 = 0; self->v53 = 0; self->v54 = 0;
	self->v55 = 0; self->v56 = 0; self->v57 = 0; self->v58 = 0; self->v59 = 0;
	self->v60 = 0; self->v61 = 0; self->v62 = 0; self->v63 = 0; self->v64 = 0;
	self->v65 = 0; self->v66 = 0; self->v67 = 0; self->v68 = 0; self->v69 = 0;
	self->v70 = 0; self->v71 = 0; self->v72 = 0; self->v73 = 0; self->v74 = 0;
	self->v75 = 0; self->v76 = 0; self->v77 = 0; self->v78 = 0; self->v79 = 0;
	self->v80 = 0; self->v81 = 0; self->v82 = 0; self->v83 = 0; self->v84 = 0;
	self->v85 = 0; self->v86 = 0; self->v87 = 0; self->v88 = 0; self->v89 = 0;
	self->v90 = 0; self->v91 = 0; self->v92 = 0; self->v93 = 0; self->v94 = 0;
	self->v95 = 0; self->v96 = 0; self->v97 = 0; self->v98 = 0; self->v99 = 0;
	printf("%d %d\n", n, self->v99);
	exit(0);
}
