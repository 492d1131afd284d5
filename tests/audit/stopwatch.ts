/** Where the time of a run goes. */
export interface Stopwatch {
  /** Does the work, and counts its time to `what`. */
  time<T>(what: string, work: () => Promise<T>): Promise<T>;
  /** What took longest, a line each, longest first. */
  lines(most: number): string[];
}

export function startStopwatch(): Stopwatch {
  const spent = new Map<string, { times: number; ms: number }>();
  return {
    time: async (what, work) => {
      const from = performance.now();
      try {
        return await work();
      } finally {
        const { times, ms } = spent.get(what) ?? { times: 0, ms: 0 };
        spent.set(what, { times: times + 1, ms: ms + performance.now() - from });
      }
    },
    lines: (most) =>
      [...spent]
        .sort(([, a], [, b]) => b.ms - a.ms)
        .slice(0, most)
        .map(([what, { times, ms }]) => {
          const seconds = (ms / 1000).toFixed(1).padStart(7);
          return `${seconds} s  ${what} (${times} times, ${Math.round(ms / times)} ms each)`;
        }),
  };
}
