/** A season of 500 games with the longest texts is a quarter of this. */
const MAX_BYTES = 2 * 1024 * 1024;

type FileProblem = { problem: 'too_large' | 'unreadable' } | { problem: 'quotes'; row: number };
export type TableReading = { table: string[][] } | FileProblem;

/** A CSV file as rows of text. Excel on Windows writes other files than UTF-8. */
export async function readTableFile(file: Blob): Promise<TableReading> {
  if (file.size > MAX_BYTES) return { problem: 'too_large' };
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes ? readTableText(decode(bytes)) : { problem: 'unreadable' };
}

/** CSV, or the tab-separated cells that a spreadsheet copies, as rows of text. */
export async function readTableText(text: string): Promise<TableReading> {
  // What Excel's own files and other binary ones hold, and no text does.
  if (text.includes('\0')) return { problem: 'unreadable' };
  if (text.length > MAX_BYTES) return { problem: 'too_large' };
  const { default: Papa } = await import('papaparse');
  const { data, errors } = Papa.parse<string[]>(text.trimEnd(), { delimitersToGuess });
  const quote = errors.find(({ type }) => type === 'Quotes');
  return quote ? { problem: 'quotes', row: (quote.row ?? 0) + 1 } : { table: data };
}

const delimitersToGuess = [',', '\t', ';'];

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
