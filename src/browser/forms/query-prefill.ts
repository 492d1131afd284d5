/**
 * Takes parameters out of the address and gives them back: a link fills in the form once, and a reload
 * keeps what the person has changed since.
 */
export function takeQuery<Name extends string>(
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const url = new URL(window.location.href);
  const taken: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = url.searchParams.get(name);
    if (value !== null) taken[name] = value;
    url.searchParams.delete(name);
  }
  if (Object.keys(taken).length > 0) window.history.replaceState(window.history.state, '', url);
  return taken;
}
