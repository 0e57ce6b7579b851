/* test: a packet on its way through the loopback interface
 * options: -q -c 'sleep 0.1'
 * needs: bpf btf
 * out: none
 * vm: yes
 */
rawtp:::net_dev_queue
{
	this->s = (struct sk_buff *)arg0;
	@[stringof(this->s->dev->name), xlate <ifinfo_t> (this->s->dev).if_local] = count();
	@v[xlate <ipinfo_t> (this->s).ip_ver] = count();
}
