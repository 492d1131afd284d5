import type { Query } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import type { Overview } from '#contracts/overview/dashboard.ts';
import { atStakeCents } from '#domain/payments/at-stake.ts';
import { LedgerEntrySchema } from '#domain/payments/ledger-entry.ts';
import { numberOrId } from '#domain/payments/record-number.ts';
import { readableParts } from '../../gateways/firestore.ts';
import { ledger } from '../../gateways/records.ts';

const DisputedSchema = z.extend(
  z.pick(LedgerEntrySchema, {
    kind: true,
    recordId: true,
    name: true,
    amountCents: true,
    refundedCents: true,
  }),
  { answerBy: z.iso.datetime() },
);

const MAX_DISPUTED = 10;

/** Payments that are disputed, while Stripe still takes the office's answer. */
export async function listDisputed(now: Date): Promise<Overview['disputed']> {
  const entries: Query = ledger();
  const { docs } = await entries
    .where('answerBy', '>', now.toISOString())
    .orderBy('answerBy')
    .limit(MAX_DISPUTED)
    .select(...Object.keys(DisputedSchema.shape))
    .get();
  return readableParts(docs, DisputedSchema).map((entry) => {
    const { kind, recordId, name, answerBy } = entry;
    const number = numberOrId(recordId);
    return { kind, number, name, cents: atStakeCents(entry), answerBy };
  });
}
