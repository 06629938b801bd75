/**
 * A slow line in front of a server. DevTools slows down one page; this slows down everything that the browser fetches,
 * for its service worker and for prerendered pages too.
 */
import {type AddressInfo, connect, createServer, type Socket} from 'node:net';

/** 400 kbit/s, in bytes a millisecond. */
const BYTES_PER_MS = 50;
/** 400 ms for a round trip. */
const ONE_WAY = 200;
/** What travels in one piece, in bytes. */
const PACKET = 1460;

/** Runs each action at its time, and never before one that was scheduled earlier. */
function inOrder(): (at: number, act: () => void) => void {
  let last = Promise.resolve();
  return (at, act) => {
    const due = new Promise((done) => setTimeout(done, at - Date.now()));
    last = last.then(() => due).then(act);
  };
}

/** Starts the line to a port of this machine. Resolves to its own port, and to a function that ends it. */
export function startSlowLine(to: number): Promise<{port: number; stop: () => void}> {
  const sockets = new Set<Socket>();
  let free = 0;
  const server = createServer((near) => {
    const far = connect(to, '127.0.0.1');
    // A new connection takes a round trip of its own.
    const open = Date.now() + 2 * ONE_WAY;
    const [send, answer] = [inOrder(), inOrder()];
    near.on('data', (data) => send(Math.max(Date.now(), open) + ONE_WAY, () => far.write(data)));
    far.on('data', (data) => {
      for (let start = 0; start < data.length; start += PACKET) {
        const packet = data.subarray(start, start + PACKET);
        free = Math.max(free, Date.now()) + packet.length / BYTES_PER_MS;
        answer(free + ONE_WAY, () => near.writable && near.write(packet));
      }
    });
    // A server closes idle connections, and the browser has to know.
    far.on('close', () => answer(Date.now() + ONE_WAY, () => near.end()));
    for (const socket of [near, far]) {
      sockets.add(socket.setNoDelay());
      // The browser drops connections as it likes, and asks again for what it still needs.
      socket.on('error', () => socket.destroy());
    }
    near.on('close', () => far.destroy());
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      done({
        port: (server.address() as AddressInfo).port,
        stop: () => {
          server.close();
          for (const socket of sockets) socket.destroy();
        },
      });
    });
  });
}
