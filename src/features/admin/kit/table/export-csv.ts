import { callApi } from '#browser/api.ts';
import { messages } from '#words/office/dashboard/table.ts';
import type { AdminColumn } from './column.ts';
import { saveFile } from './save-file.ts';
import type { TableEndpoint } from './table-endpoint.ts';

/**
 * Every row of a table's question as CSV text; a search that has more than it looks at gives no file, which
 * would not say what is missing. @throws Error with a sentence for the person
 */
export async function exportCsv<Row>(
  endpoint: TableEndpoint<Row>,
  query: Readonly<Record<string, string>>,
  columns: readonly AdminColumn<Row>[],
): Promise<string> {
  const rows: Row[] = [];
  let behind = {};
  for (let page = 1, total = 1; rows.length < total; page += 1) {
    const { pageSize: _, after: _after, before: _before, ...asked } = query;
    const result = await callApi(endpoint.exported, { ...asked, page: String(page), ...behind });
    if (!result.ok) throw new Error(result.error.message);
    if (result.data.more) throw new Error(messages.moreThanExported);
    total = result.data.total;
    const { next } = result.data;
    behind = next === undefined ? {} : { after: next };
    // Rows that were deleted meanwhile must not keep us asking.
    if (result.data.rows.length === 0) break;
    rows.push(...result.data.rows);
  }
  return toCsv(rows, columns);
}

/** Rows as CSV; what a spreadsheet would take for a formula is made text. */
export async function toCsv<Row>(
  rows: readonly Row[],
  columns: readonly AdminColumn<Row>[],
): Promise<string> {
  const { default: Papa } = await import('papaparse');
  const shown = columns.flatMap(({ header, csv }) => (csv ? [{ header, csv }] : []));
  const fields = shown.map(({ header }) => header);
  const data = rows.map((row) => shown.map(({ csv }) => keepDigits(csv(row))));
  return Papa.unparse({ fields, data }, { escapeFormulae: FORMULA, newline: '\r\n' });
}

/** What a spreadsheet would run; not what `keepDigits` makes, in which there is nothing to run. */
const FORMULA = /^(?!="\d+"$)[=+\-@\t\r]/;
/** As a number, 00 would be 0, and a long reference would lose its last digits. */
const LOSES_DIGITS = /^0\d+$|^\d{16,}$/;

/** Text of digits as the one formula that every spreadsheet shows as it was typed: ="00". */
function keepDigits(value: string | number | null): string | number | null {
  return typeof value === 'string' && LOSES_DIGITS.test(value) ? `="${value}"` : value;
}

/** Offers the text as a file. The mark at its start tells spreadsheets that it is UTF-8. */
export function downloadCsv(name: string, text: string): void {
  saveFile(`${name}.csv`, ['\uFEFF', text], 'text/csv;charset=utf-8');
}
