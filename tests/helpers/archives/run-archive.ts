/*
 * What stands around a function on Netlify: Lambda, which imports the entry of an unpacked archive and
 * calls it for each message of the parent, one at a time. Ends with its parent.
 */
import path from 'node:path';
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';

/** What Netlify hands over; the body in base64. */
export interface LambdaEvent {
  rawUrl: string;
  path: string;
  httpMethod: string;
  headers: Record<string, string>;
  body: string | undefined;
  isBase64Encoded: true;
}
export interface LambdaAnswer {
  statusCode: number;
  /** In base64. */
  body: string;
}
type StreamHandler = (event: LambdaEvent, into: Writable, context: object) => Promise<void>;

let statusCode = 0;
const CONTEXT = {
  awsRequestId: 'request',
  callbackWaitsForEmptyEventLoop: false,
  clientContext: {},
  getRemainingTimeInMillis: () => 30_000,
};

Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (handler: StreamHandler) => handler,
    HttpResponseStream: {
      from: (stream: Writable, answer: { statusCode: number }) => {
        statusCode = answer.statusCode;
        return stream;
      },
    },
  },
});

const [folder = ''] = process.argv.slice(2);
const entry = pathToFileURL(path.join(folder, '___netlify-entry-point.mjs')).href;
const { handler } = (await import(entry)) as { handler: StreamHandler };

process.on('message', async (event: LambdaEvent) => {
  const chunks: Buffer[] = [];
  const into = new Writable({
    write: (chunk: Buffer, _, done) => {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  await handler(event, into, CONTEXT);
  process.send?.({ statusCode, body: Buffer.concat(chunks).toString('base64') });
});
process.once('disconnect', () => process.exit());
process.send?.('started');
