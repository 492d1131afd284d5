import { expect, test } from 'vitest';
import { PlayerBillSchema } from '#domain/billing/player-bill.ts';
import { read, settings } from '#tests/helpers/emails/specimen.ts';
import { inLanguageOf } from '../core/language.ts';
import { billPayBlocks } from './bill-pay-blocks.ts';

const [stored] = read('playerBills', PlayerBillSchema);
if (!stored) throw new Error('The corpus has no bill.');
const open = { ...stored, paymentStatus: 'pending', amountCents: 5_000, receivedCents: 0 } as const;
const payLink = 'https://example.com/pay?link=x';

test.each([
  ['check', false, true],
  ['check', true, false],
  ['credit_card', false, false],
] as const)(
  'by %s, in installments %s, the address for checks is there: %s',
  (method, inInstallments, isSaid) => {
    const bill = { ...open, paymentMethod: method };
    const blocks = inLanguageOf('en', () =>
      billPayBlocks(bill, { payLink, settings, inInstallments }),
    );
    const text = JSON.stringify(blocks);
    expect(text).toContain(payLink);
    expect(text.includes(`mail a check for $50.00, payable to ${settings.legalName}`)).toBe(isSaid);
    expect(text).toContain(`Bill ${bill.number}`);
  },
);
