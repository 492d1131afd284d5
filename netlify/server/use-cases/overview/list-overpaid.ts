import type { Query } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import type { Overview } from '#contracts/overview/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { PlayerBillSchema } from '#domain/billing/player-bill.ts';
import { splitSurplus } from '#domain/billing/registration-bills.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { PAYABLE_KINDS, type PayableKind } from '#domain/payments/choices.ts';
import { readableParts } from '../../gateways/firestore.ts';
import { playerBills } from '../../gateways/records.ts';
import { PAYABLE_COLLECTIONS } from '../payments/payables/payable-collections.ts';

const PersonSchema = z.object({ firstName: z.string(), lastName: z.string(), email: z.string() });
const OverpaidSchema = z.object({
  id: z.string(),
  number: z.string(),
  // A bill may name nobody.
  payer: z.nullish(PersonSchema),
  payment: z.object({ surplusCents: CentsSchema }),
});
type Overpaid = z.infer<typeof OverpaidSchema>;

const BillSchema = z.pick(PlayerBillSchema, {
  number: true,
  registrationId: true,
  amountCents: true,
  paymentStatus: true,
  payment: true,
  payer: true,
});

/** Fewer than Firestore takes as values of one question. */
const MAX_OVERPAID = 10;

/** Records for which more came than was owed, a few of each kind. */
export async function listOverpaid(): Promise<Overview['overpaid']> {
  const found = PAYABLE_KINDS.map(async (kind) => {
    const records: Query = PAYABLE_COLLECTIONS[kind]();
    const { docs } = await records
      .where('payment.surplusCents', '>', 0)
      .limit(MAX_OVERPAID)
      .select('number', 'payer', 'payment.surplusCents')
      .get();
    const overpaid = readableParts(docs, OverpaidSchema);
    return kind === 'registration' ? splitByGuardian(overpaid) : overpaid.map(lineOf(kind));
  });
  return (await Promise.all(found)).flat();
}

/** What another guardian has paid too much on a bill of a registration is told of that bill. */
async function splitByGuardian(registrations: readonly Overpaid[]): Promise<Overview['overpaid']> {
  if (registrations.length === 0) return [];
  const ids = registrations.map(({ id }) => id);
  const { docs } = await playerBills()
    .where('registrationId', 'in', ids)
    .select(...Object.keys(BillSchema.shape))
    .get();
  const bills = readableParts(docs, BillSchema);
  return registrations.flatMap((registration) => {
    const { payer, payment, id } = registration;
    const whole = bills.filter(({ registrationId }) => registrationId === id);
    if (!payer) return lineOf('registration')(registration);
    const { ownCents, others } = splitSurplus({ payer, payment }, whole);
    const own = { ...registration, payment: { surplusCents: ownCents } };
    return [
      ...(ownCents > 0 ? [lineOf('registration')(own)] : []),
      ...others.map(({ bill, cents }) =>
        lineOf('bill')({ ...bill, payment: { surplusCents: cents } }),
      ),
    ];
  });
}

const lineOf =
  (kind: PayableKind) =>
  ({
    number,
    payer,
    payment: { surplusCents },
  }: Pick<Overpaid, 'number' | 'payer' | 'payment'>) => ({
    kind,
    number,
    name: payer ? fullName(payer) : '',
    surplusCents,
  });
