import {
  listSignedDocumentsEndpoint,
  type SignatureRow,
} from '#contracts/registration/signed-documents.ts';
import { messages } from '#words/office/dashboard/signed-documents.ts';
import { MailLine } from '../kit/contact-links.tsx';
import { type AdminColumn, csvOnly, withActions } from '../kit/table/column.ts';
import { DataTable } from '../kit/table/DataTable.tsx';
import { useTableRows } from '../kit/table/table-query.ts';
import { When } from '../kit/When.tsx';
import { SignedCopyButton } from './SignedCopyButton.tsx';

const { columns: words, ...tableWords } = messages.table;

const COLUMNS: readonly AdminColumn<SignatureRow>[] = withActions(
  [
    {
      id: 'playerName',
      header: words.playerName,
      sortable: true,
      card: 'title',
      cell: ({ playerName }) => playerName,
      csv: ({ playerName }) => playerName,
    },
    {
      id: 'document',
      header: words.document,
      cell: ({ document, version }) => messages.version(messages.documents[document], version),
      csv: ({ document }) => messages.documents[document],
    },
    csvOnly('version', words.version, ({ version }) => version),
    {
      id: 'signedName',
      header: words.signedName,
      sortable: true,
      cell: ({ signedName, signerEmail }) => (
        <>
          {signedName}
          <MailLine to={signerEmail} />
        </>
      ),
      csv: ({ signedName }) => signedName,
    },
    csvOnly('email', words.email, ({ signerEmail }) => signerEmail),
    {
      id: 'signedAt',
      header: words.signedAt,
      sortable: true,
      card: 'top',
      cell: ({ signedAt }) => <When instant={signedAt} hasTime />,
      csv: ({ signedAt }) => signedAt,
    },
    {
      id: 'number',
      header: words.number,
      cell: ({ number }) => number,
      csv: ({ number }) => number,
    },
  ],
  ({ id, playerName, document, version }) => (
    <SignedCopyButton
      id={id}
      of={`${playerName}, ${messages.version(messages.documents[document], version)}`}
    />
  ),
);

/** All signatures under waiver and terms, also of players and registrations that were deleted. */
export function SignedTable() {
  const table = useTableRows(listSignedDocumentsEndpoint);
  return (
    <DataTable
      caption={messages.title}
      hasHeading
      table={table}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      errorTitle={tableWords.fetchFailed}
      empty={tableWords.empty}
      csvName="signed-documents"
    />
  );
}
