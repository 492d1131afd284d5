/** An island as Astro writes it into a page: its tag, whose values may hold a `>`, and what it draws. */
const ISLAND =
  /(<astro-island(?:\s+[\w-]+(?:="[^"]*")?)*\s*>)([\s\S]*?)(<!--astro:end--><\/astro-island>)/g;
const ATTRIBUTE = /\s([\w-]+)="([^"]*)"/g;

/**
 * Puts what an island draws into a built page.
 * @param component the name that the island's module exports
 * @param draw given the prefix that React's names begin with in this island
 * @throws Error when the page has not just one island of this name
 */
export function fillIsland(
  page: string,
  component: string,
  draw: (prefix: string) => string,
): string {
  let count = 0;
  const filled = page.replace(ISLAND, (whole, open: string, _, end: string) => {
    const attributes = new Map(
      [...open.matchAll(ATTRIBUTE)].map(([, name, value]) => [name, value]),
    );
    if (attributes.get('component-export') !== component) return whole;
    count += 1;
    return open + draw(attributes.get('prefix') ?? '') + end;
  });
  if (count !== 1) throw new Error(`The page has ${count} islands ${component}, not one.`);
  return filled;
}

/**
 * Finds a `<script type="application/json">` of a built page.
 * @returns what it holds, and the page with other elements in its place
 * @throws Error when the page has none of this id
 */
export function findJson<Value>(
  page: string,
  id: string,
): { value: Value; replaceBy: (elements: string) => string } {
  const open = `<script type="application/json" id="${id}">`;
  const close = '</script>';
  const start = page.indexOf(open);
  const end = page.indexOf(close, start);
  if (start < 0 || end < 0) throw new Error(`The page has no ${id}.`);
  const [before, after] = [page.slice(0, start), page.slice(end + close.length)];
  return {
    value: JSON.parse(page.slice(start + open.length, end)) as Value,
    replaceBy: (elements) => before + elements + after,
  };
}
