import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { LambdaAnswer, LambdaEvent } from './run-archive.ts';

/** Of a deploy on a laptop: there alone functions take emulators and test keys. */
const FROM_NETLIFY = { 'x-nf-client-connection-ip': '127.0.0.1', 'x-nf-deploy-context': 'dev' };

/** A function that runs from its unpacked archive, in a process of its own. */
export interface StartedArchive {
  ask(request: Request): Promise<Response>;
  stop(): void;
}

/**
 * Starts a function through the entry that Netlify's bundler gave it, in this process's environment.
 * @throws Error when it cannot be imported, or ends before it has answered
 */
export async function startArchive(folder: string): Promise<StartedArchive> {
  const child = fork(path.join(import.meta.dirname, 'run-archive.ts'), [folder], { cwd: folder });
  const message = async <Message>(): Promise<Message> => {
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`${folder} ended with ${code}.`);
    });
    const [said] = await Promise.race([once(child, 'message'), ended]);
    return said as Message;
  };
  await message();
  return {
    ask: async (request) => {
      const event = await toEvent(request);
      const answered = message<LambdaAnswer>();
      child.send(event);
      const { statusCode, body } = await answered;
      const hasBody = ![204, 304].includes(statusCode);
      return new Response(hasBody ? Buffer.from(body, 'base64') : null, { status: statusCode });
    },
    stop: () => child.disconnect(),
  };
}

async function toEvent(request: Request): Promise<LambdaEvent> {
  const body = Buffer.from(await request.arrayBuffer());
  return {
    rawUrl: request.url,
    path: new URL(request.url).pathname,
    httpMethod: request.method,
    headers: { ...Object.fromEntries(request.headers), ...FROM_NETLIFY },
    body: body.length > 0 ? body.toString('base64') : undefined,
    isBase64Encoded: true,
  };
}
