import { playerBills, registrations } from '#server/gateways/records.ts';

/** Stores a registration as it stands once all of its money was refunded: its bills ask for nothing any more. */
export async function markRefunded(id: string): Promise<void> {
  await registrations()
    .doc(id)
    .update({ 'payment.status': 'refunded', 'payment.refundedCents': 15_000 });
  const bills = await playerBills().where('registrationId', '==', id).get();
  for (const { ref } of bills.docs) await ref.update({ paymentStatus: 'cancelled' });
}
