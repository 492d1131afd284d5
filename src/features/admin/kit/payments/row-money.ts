import type { Cents } from '#domain/money/money.ts';
import { type AdminColumn, csvOnly } from '../table/column.ts';
import { paymentMessages } from './messages.ts';

interface RowMoney {
  paidCents: Cents;
  leftCents: Cents;
  references: readonly string[];
}

const { columns: words } = paymentMessages;

/** What spreadsheets get of a bill's money: what came, what is still to come, and the checks. */
export function rowMoneyColumns<Row extends RowMoney>(): AdminColumn<Row>[] {
  return [
    csvOnly('paid', words.paid, ({ paidCents }) => paidCents / 100),
    csvOnly('owed', words.owed, ({ leftCents }) => leftCents / 100),
    csvOnly('references', words.references, ({ references }) => references.join('; ')),
  ];
}
