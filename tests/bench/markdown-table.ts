export const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

/** How often the base is in a value; times of one machine are compared with another's so. */
export const ratio = (value: number, base: number) => (value / base).toFixed(2);

/** Padded as the formatter would, so that a new report is no finding of the linter. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const cells = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) =>
    Math.max(3, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const pad = (text: string, column: number) => {
    const width = widths[column] ?? 0;
    return column === 0 ? text.padEnd(width) : text.padStart(width);
  };
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  const [first = [], ...others] = cells.map((row) => row.map(pad));
  return [first, rule, ...others].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
