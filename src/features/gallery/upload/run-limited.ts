/** Runs a task for each, in order, at most so many at a time. */
export async function runLimited<T>(
  all: readonly T[],
  limit: number,
  task: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = [...all];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await task(next);
  };
  await Promise.all(Array.from({ length: limit }, work));
}
