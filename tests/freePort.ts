/** A port that nobody uses, for a server that a test starts. */
import {type AddressInfo, createServer} from 'node:net';

export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => done(port));
    });
  });
}
