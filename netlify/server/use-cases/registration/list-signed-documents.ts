import type { TableQuery } from '#contracts/records/table.ts';
import type { SignatureRow } from '#contracts/registration/signed-documents.ts';
import { findRecordNumber } from '#domain/payments/record-number.ts';
import { matchesSearch, searchTokens, searchWords } from '#domain/search/search-tokens.ts';
import { waiverSignatures } from '../../gateways/records.ts';
import { readTable, type TablePage } from '../records/read-table.ts';
import type { OwnFilter } from '../records/table-source.ts';

/**
 * A page of what was signed, by names, address or number. A search reads a few words of every signature: it
 * is asked seldom, and finds those of players and registrations that are gone, too.
 */
export async function listSignedDocuments({
  search,
  ...query
}: TableQuery): Promise<TablePage<SignatureRow>> {
  const source = { collection: waiverSignatures(), newestBy: 'signedAt' };
  const isSearched = searchWords(search).length > 0;
  const page = await readTable(
    { ...source, ...(isSearched && { ownFilter: byWords(search) }) },
    { ...query, search: '' },
  );
  const rows = page.rows.map(({ registrationId, ...signature }) => ({
    ...signature,
    number: numberOf(registrationId),
  }));
  return { ...page, rows };
}

const byWords = (search: string): OwnFilter => ({
  fields: ['playerName', 'signedName', 'signerEmail', 'registrationId'],
  readTest: async () => (doc) => {
    const names = ['playerName', 'signedName', 'signerEmail'].map((field) =>
      String(doc.get(field)),
    );
    const words = [...names, numberOf(String(doc.get('registrationId')))];
    return matchesSearch(searchTokens(words), search);
  },
});

const numberOf = (registrationId: string) => findRecordNumber(registrationId) ?? '';
