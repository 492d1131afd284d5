import { messages } from '#words/office/dashboard/records.ts';
import { dayForSheet, instantForSheet } from '../instants.ts';
import type { AdminColumn } from '../table/column.ts';
import { When } from '../When.tsx';

const { columns: words } = messages;

/** The number of a record, as on mails and memo lines. */
export function numberColumn<Row extends { number: string }>(): AdminColumn<Row> {
  return {
    id: 'number',
    header: words.number,
    card: 'foot',
    cell: ({ number }) => <span className="tabular whitespace-nowrap">{number}</span>,
    csv: ({ number }) => number,
  };
}

/** When it came, which is also what the tables sort by; in the file the same as on the screen. */
export function createdColumn<Row extends { createdAt: string }>(
  header: string = words.created,
  { hasTime = false } = {},
): AdminColumn<Row> {
  const forSheet = hasTime ? instantForSheet : dayForSheet;
  return {
    id: 'createdAt',
    header,
    sortable: true,
    card: 'foot',
    cell: ({ createdAt }) => <When instant={createdAt} hasTime={hasTime} />,
    csv: ({ createdAt }) => forSheet(createdAt),
  };
}

interface Place {
  address: string;
  city: string;
  state: string;
  zipCode: string;
}

/** '12 Court Street, Fort Myers, FL 33901' */
export function formatPlace({ address, city, state, zipCode }: Place): string {
  return `${address}, ${city}, ${state} ${zipCode}`;
}
