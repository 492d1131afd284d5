import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import autocannon from 'autocannon';

export interface ApiFigures {
  connections: number;
  requestsPerSecond: number;
  /** In milliseconds. */
  p50: number;
  p99: number;
}

const CONNECTIONS = [1, 10, 50];
const SECONDS = 4;

/**
 * As the host starts Node for a function of 1,024 MB: a twentieth for what is new, nine tenths for what stays.
 * Without them Node takes its limits from the whole machine, and collects seldom.
 */
const HOST_FLAGS = ['--expose-gc', '--max-semi-space-size=51', '--max-old-space-size=921'];

/**
 * Starts the functions of a folder in a process of their own, so that the load has its own core.
 * @param port any free one unless told
 */
export async function startFunctionsProcess(directory: string, port = 0) {
  const program = path.join(import.meta.dirname, 'functions-process.ts');
  const child = spawn(process.execPath, [...HOST_FLAGS, program, directory, String(port)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = (await once(child, 'message')) as [{ url: string }];
  const close = async () => {
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  /** Bytes: all that it takes of the machine, or what of its heap is in use. */
  const memory = async (which: 'all' | 'in use' = 'all'): Promise<number> => {
    child.send(which);
    const [answer] = (await once(child, 'message')) as [{ memory: number }];
    return answer.memory;
  };
  return { url: message.url, memory, close };
}

/** @throws Error when a request was refused: figures of refusals would look good */
export async function measureApi(url: string): Promise<ApiFigures[]> {
  await autocannon({ url, connections: 10, duration: 1 });
  const figures: ApiFigures[] = [];
  for (const connections of CONNECTIONS) {
    const result = await autocannon({ url, connections, duration: SECONDS });
    if (result.non2xx + result.errors > 0) throw new Error(`${url} refused requests.`);
    const { p50, p99 } = result.latency;
    figures.push({ connections, requestsPerSecond: result.requests.average, p50, p99 });
  }
  return figures;
}
