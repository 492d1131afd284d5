/**
 * The page numbers to offer: the first, the last, and those around the current one. A gap of more
 * than one page is `undefined`.
 */
export function pageWindow(current: number, count: number): (number | undefined)[] {
  const near = (page: number) => page === 1 || page === count || Math.abs(page - current) <= 1;
  const shown = Array.from({ length: count }, (_, index) => index + 1).filter(near);
  return shown.flatMap((page, index) => {
    const gap = page - (shown[index - 1] ?? 0);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [undefined, page] : [page];
  });
}
