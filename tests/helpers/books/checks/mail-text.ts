/** The parts of an email's text; the rows of a table are lines of one. */
export const blocksOf = (text: string): string[] => text.split('\n\n');

const CENTS = /\$([\d,]+)\.(\d\d)/g;

/** Every amount of a text, in cents. */
export function allAmounts(text: string): number[] {
  return [...text.matchAll(CENTS)].map(
    ([, dollars = '', cents]) => Number(dollars.replaceAll(',', '')) * 100 + Number(cents),
  );
}

/** The first amount of each row of this label, in cents. */
export const amountsIn = (text: string, label: string): number[] =>
  rowsOf(text, label).flatMap((value) => allAmounts(value)[0] ?? []);

/** What stands in the rows of this label. */
export const rowsOf = (text: string, label: string): string[] =>
  text.split('\n').flatMap((line) => {
    return line.startsWith(`${label}: `) ? [line.slice(label.length + 2)] : [];
  });
