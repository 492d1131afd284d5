/**
 * What a module may hold that must be there once: a variable that changes, an object made
 * without anything, such as a collection that fills, a context of React's, a store.
 */
const STATE =
  /^(?:export )?let |^(?:export )?(?:const|var) .*= (?:\/\* @__PURE__ \*\/ ?)?new \w+\(\)|\bcreateContext\(|["'\\/]@?nanostores["'\\/]/m;

/** Whether a module, as a bundler has it before it is put into a file, is more than functions and constants. */
export function keepsState(id: string, code: string): boolean {
  return STATE.test(`${id}\n${code}`);
}
