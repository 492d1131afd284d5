import { expect, test } from 'vitest';
import { changeGuardianEmailEndpoint } from '#contracts/players/dashboard.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { outbox } from '#server/gateways/records.ts';
import { composeMail, forOffice } from '#server/mails/compose.ts';
import { paymentLink, readPaymentLink } from '#server/use-cases/billing/payment-link.ts';
import { familyIdOf } from '#server/use-cases/families/family-record.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { send } from '#tests/helpers/office.ts';
import { storeBill, storeRegistration } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

/* What waits to be sent to a guardian's wrong address goes to the right one, or nowhere. */

async function storeMail(to: string, about: string, change: Partial<OutboxMail> = {}) {
  const id = `mail-${crypto.randomUUID()}`;
  const draft = forOffice(() => ({ id, to, about, subject: 'Zoë', blocks: ['Hello Zoë'] }));
  await outbox()
    .doc(id)
    .create({ ...(await composeMail(draft, new Date())), ...change });
  return id;
}
/** A family with a slip in its address, and the right one. */
async function mistypedFamily() {
  const old = newAddress('slip');
  const { registration, bills } = await storeRegistration(1, { email: old });
  const player = await addPlayer({ email: old, registrationId: registration.id });
  const [bill] = bills;
  if (!bill) throw new Error('no bill');
  return { old, email: newAddress('guardian'), registration, player, bill };
}
const stored = async (id: string) => (await outbox().doc(id).get()).data();

test('unsent emails about the family follow it to the new address', async () => {
  const { old, email, registration, player, bill } = await mistypedFamily();
  const own = await storeBill({
    playerId: player.id,
    parentId: crypto.randomUUID(),
    payer: registration.payer,
  });
  const later = new Date(Date.now() + 86_400_000).toISOString();
  const waiting = await storeMail(old, `registrations/${registration.id}`);
  const held = await storeMail(old, `registrations/${registration.id}`, {
    status: 'held',
    needs: 'waiver-copy',
    nextAttemptAt: later,
  });
  const failed = await storeMail(old, `playerBills/${bill.id}`, {
    status: 'failed',
    attempts: 12,
    lastError: 'no such mailbox',
    nextAttemptAt: later,
  });
  const sent = await storeMail(old, `playerBills/${bill.id}`, { status: 'sent', sentAt: later });
  const office = await storeMail('office@courtside.test', `registrations/${registration.id}`);
  const neighbors = await storeMail(old, 'registrations/of-someone-else');
  const accounts = await storeMail(old, `playerBills/${own.id}`);
  const statement = await storeMail(old, `families/${familyIdOf(old)}`, { status: 'held' });

  const wanted = { id: player.id, seen: player.updatedAt, email, samePerson: true };
  expect((await send(changeGuardianEmailEndpoint.path, wanted)).status).toBe(200);

  expect(await stored(waiting)).toMatchObject({ to: email, status: 'pending' });
  // It is looked at again at once: the new address may be known already.
  const heldNow = await stored(held);
  expect(heldNow).toMatchObject({ to: email, status: 'held' });
  expect(heldNow?.nextAttemptAt.localeCompare(later)).toBe(-1);
  expect(await stored(failed)).toMatchObject({
    to: email,
    status: 'pending',
    attempts: 0,
    lastError: null,
  });
  for (const id of [waiting, held, failed]) {
    expect(await actionsOn(`outbox/${id}`)).toEqual(['mail.addressCorrected']);
  }
  // It was written for the old address, with links that are for it alone.
  expect(await stored(statement)).toMatchObject({ status: 'discarded', text: '', to: '' });
  for (const id of [sent, neighbors, accounts]) expect((await stored(id))?.to).toBe(old);
  expect((await stored(office))?.to).toBe('office@courtside.test');
});

test('signed documents that wait go to no other guardian', async () => {
  const { old, email, registration, player } = await mistypedFamily();
  const held = { status: 'held', needs: 'waiver-copy' } as const;
  const id = await storeMail(old, `registrations/${registration.id}`, held);
  const wanted = { id: player.id, seen: player.updatedAt, email };
  expect((await send(changeGuardianEmailEndpoint.path, wanted)).status).toBe(200);
  expect(await stored(id)).toMatchObject({ status: 'discarded', text: '', to: '' });
});

test('a payment link in such an email opens for the new address', async () => {
  const { old, email, player, bill } = await mistypedFamily();
  const link = paymentLink(
    'https://site.test',
    { kind: 'bill', recordId: bill.id },
    old,
    new Date(),
  );
  const id = await storeMail(old, `playerBills/${bill.id}`, { text: `Pay here: ${link}` });
  const wanted = { id: player.id, seen: player.updatedAt, email };
  expect((await send(changeGuardianEmailEndpoint.path, wanted)).status).toBe(200);
  const [, code = ''] = /link=(\S+)/.exec((await stored(id))?.text ?? '') ?? [];
  expect(readPaymentLink(code)).toMatchObject({ email, subject: { recordId: bill.id } });
});
