import { Agent, request } from 'node:http';

/** Somebody with an internet address of their own, as the functions see it. */
export interface Caller {
  ip: string;
  headers: Readonly<Record<string, string>>;
}

export interface Asked {
  /** 0 where no answer came. */
  status: number;
  body: unknown;
  milliseconds: number;
  /** The status and what was said, where it was refused. */
  refusal: string | null;
}

/** Kept open by each caller alone, as a browser does. */
const agents = new Map<string, Agent>();

function agentOf(ip: string): Agent {
  const agent = agents.get(ip) ?? new Agent({ keepAlive: true, localAddress: ip });
  agents.set(ip, agent);
  return agent;
}

/** Closes what a caller has open. */
export function hangUp({ ip }: Caller): void {
  agents.get(ip)?.destroy();
  agents.delete(ip);
}

/**
 * One request over a connection that begins at the caller's own address (127.x.y.z), so that limits count
 * each caller apart: no header says who it is. A body makes it a POST.
 */
export function ask(url: string, { ip, headers }: Caller, body?: unknown): Promise<Asked> {
  const started = performance.now();
  const done = (status: number, text: string): Asked => {
    const isFine = status >= 200 && status < 400;
    return {
      status,
      body: isFine && text.startsWith('{') ? JSON.parse(text) : null,
      milliseconds: performance.now() - started,
      refusal: isFine ? null : `${status} ${text.slice(0, 160)}`,
    };
  };
  return new Promise((resolve) => {
    const sent = request(url, {
      method: body === undefined ? 'GET' : 'POST',
      agent: agentOf(ip),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    });
    sent.once('error', (error) => resolve(done(0, String(error))));
    sent.once('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', (error) => resolve(done(0, String(error))));
      response.once('end', () => {
        resolve(done(response.statusCode ?? 0, Buffer.concat(chunks).toString()));
      });
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
