import { flush, stack } from './functions.ts';

/** How many documents `work`, and what it goes on with after its answer, read in Firestore. */
export async function countReads(work: () => Promise<unknown>): Promise<number> {
  await flush();
  const before = await readCount();
  await work();
  await flush();
  return (await readCount()) - before;
}

async function readCount(): Promise<number> {
  const response = await fetch(`${stack.firestore.url}/_local/reads`);
  return ((await response.json()) as { count: number }).count;
}
