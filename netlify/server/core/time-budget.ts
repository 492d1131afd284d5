/** Answers whether there is time left: `milliseconds` from now on. */
export function timeBudget(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() < end;
}
