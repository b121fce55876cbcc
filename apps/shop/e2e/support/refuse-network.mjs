// Loaded into a process and its children (node --import): refuses and logs connections to other machines.
import { appendFileSync } from 'node:fs';
import { isIP, Socket } from 'node:net';

const home = new Set(['localhost', '127.0.0.1', '::1', '::', '0.0.0.0']);
const { connect } = Socket.prototype;

Socket.prototype.connect = function (...parameters) {
  const [first] = [parameters[0]].flat();
  const host = typeof first === 'object' ? first?.host : typeof parameters[1] === 'string' ? parameters[1] : undefined;
  if (host === undefined || home.has(host)) return connect.apply(this, parameters);
  appendFileSync(process.env.REFUSED_CONNECTIONS, `${isIP(host) ? 'address' : 'host'} ${host}\n`);
  process.nextTick(() => this.destroy(new Error(`No network: ${host}`)));
  return this;
};
