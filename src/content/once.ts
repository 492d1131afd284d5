/** Runs an asynchronous read once a build, however many pages ask; in `astro dev` at every page. */
export function oncePerBuild<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let cached: Promise<Value> | undefined;
  return () => {
    if (process.env.NODE_ENV !== 'production') return read();
    cached ??= read();
    return cached;
  };
}
