import { once } from 'node:events';
import { connect } from 'node:net';

export type RawAnswer = { status: number; body: string };

/** Sends bytes as they stand, which no HTTP client would, and reads the answer until its end. */
export async function sendBytes(url: string, bytes: string): Promise<RawAnswer> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(bytes);
  await once(socket, 'close');
  const text = Buffer.concat(chunks).toString();
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
}

/** A request without a body, its first line and its host as they stand. */
export const rawRequest = (line: string, host = 'localhost'): string =>
  `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;

/** A POST with a body of this many bytes in one chunk, its length not told before. */
export const chunkedRequest = (size: number): string =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`;
