import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** How slow a link is: bytes a second towards the visitor, and milliseconds there and back. */
export interface LinkShape {
  bytesPerSecond: number;
  roundTrip: number;
}

const SLICE_BYTES = 2048;
/** How far what is read may run ahead of what is sent: a small buffer, so that urgent files are not last. */
const AHEAD_MS = 60;

/**
 * A slow link to a port of this machine: each connection takes a round trip to open, each byte half of one
 * to arrive, and all connections share the width. The browser's own throttling would delay requests but not
 * handshakes, so that a second host would look free.
 */
export async function openLink(port: number, { bytesPerSecond, roundTrip }: LinkShape) {
  let freeAt = 0;
  const sockets = new Set<Socket>();

  function join(browser: Socket): void {
    const server = connect(port, '127.0.0.1');
    const openAt = performance.now() + roundTrip;
    for (const socket of [browser, server]) {
      sockets.add(socket);
      socket.setNoDelay(true).on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        browser.destroy();
        server.destroy();
      });
    }
    const up = writeInTime(server);
    const down = writeInTime(browser);
    browser.on('data', (bytes) => up(bytes, Math.max(openAt, performance.now()) + roundTrip / 2));
    server.on('data', (bytes) => {
      for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
        deliver(down, bytes.subarray(at, at + SLICE_BYTES));
      }
      const ahead = freeAt - performance.now() - AHEAD_MS;
      if (ahead <= 0) return;
      server.pause();
      setTimeout(() => server.resume(), ahead);
    });
  }

  function deliver(write: TimedWrite, slice: Buffer): void {
    freeAt = Math.max(performance.now(), freeAt) + (slice.length / bytesPerSecond) * 1000;
    write(slice, freeAt + roundTrip / 2);
  }

  const relay = createServer({ noDelay: true }, join);
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(relay.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        relay.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

/** Writes bytes at a moment of `performance.now()`. */
type TimedWrite = (bytes: Buffer, at: number) => void;

/** In the order given: timers of different lengths may overtake one another. */
function writeInTime(socket: Socket): TimedWrite {
  const waiting: { bytes: Buffer; at: number }[] = [];
  const drain = () => {
    while (waiting[0] && waiting[0].at <= performance.now()) {
      socket.write(waiting.shift()?.bytes ?? '');
    }
    if (waiting[0]) drainAt(waiting[0].at);
  };
  const drainAt = (at: number) => setTimeout(drain, Math.max(0, at - performance.now()));
  return (bytes, at) => {
    waiting.push({ bytes, at });
    if (waiting.length === 1) drainAt(at);
  };
}
