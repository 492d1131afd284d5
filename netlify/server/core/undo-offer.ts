import { AsyncLocalStorage } from 'node:async_hooks';

/** By request: what takes back the change that it has made. */
const offers = new AsyncLocalStorage<{ id?: string }>();

/** Says that the change which was just made can be taken back. The last one of a request counts. */
export function offerUndo(id: string): void {
  const offer = offers.getStore();
  if (offer) offer.id = id;
}

/** Runs `work` and tells what takes its change back, if anything. */
export async function withUndo<T>(work: () => Promise<T>): Promise<{ answer: T; undo?: string }> {
  const offer: { id?: string } = {};
  const answer = await offers.run(offer, work);
  return { answer, ...(offer.id !== undefined && { undo: offer.id }) };
}
