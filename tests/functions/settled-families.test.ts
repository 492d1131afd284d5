import { expect, test } from 'vitest';
import {
  type FamilyRow,
  listFamiliesEndpoint,
  readFamilyEndpoint,
} from '#contracts/families/dashboard.ts';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { getPlayerEndpoint } from '#contracts/players/dashboard.ts';
import createOrder from '#functions/create-order-payment.ts';
import { playerBills, profiles, registrations } from '#server/gateways/records.ts';
import { invoke, postJson } from '#tests/helpers/functions.ts';
import { ask, pay } from '#tests/helpers/office.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { storeBill, storeRegistration } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

/* The statement of a family that owes nothing is found as that of any other. */

async function find(search: string, query: Record<string, string> = {}): Promise<FamilyRow[]> {
  const { status, body } = await ask(listFamiliesEndpoint.path, { search, ...query });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { rows: FamilyRow[] }).rows;
}
const emailsOf = (rows: readonly FamilyRow[]) => rows.map(({ email }) => email);
const opens = async (email: string) => (await ask(readFamilyEndpoint.path, { email })).status;

/** A family whose registration is paid, with one player whose last name nobody else has. */
async function storePaid() {
  const email = newAddress('paid');
  const { registration, bills } = await storeRegistration(1, { paymentMethod: 'check', email });
  const { id, lastName } = await addPlayer({ email });
  const billed = { ...registration.players[0], profileId: id, lastName };
  await registrations()
    .doc(registration.id)
    .update({ players: [billed] });
  await playerBills()
    .doc(bills[0]?.id ?? '')
    .update({ playerId: id });
  await pay('registration', registration.id);
  return { email, playerId: id, lastName, registration };
}

test('a family that has paid is found by its address and by its player, and by no filter of what is owed', async () => {
  const { email, lastName } = await storePaid();
  const [row, ...further] = await find(email);
  expect(further).toEqual([]);
  expect(row).toMatchObject({
    id: email,
    name: 'Ana Diaz',
    owedCents: 0,
    creditCents: 0,
    balanceCents: 0,
    oldestDue: null,
    age: null,
    hold: null,
  });
  expect(row?.players).toContain(`Zoë ${lastName}`);
  expect(emailsOf(await find(lastName))).toEqual([email]);
  expect(await find(email, { balance: 'owes' })).toEqual([]);
  expect(await find(email, { age: 'not-due' })).toEqual([]);
  expect(emailsOf(await find(email, { hold: 'free' }))).toEqual([email]);
  expect(emailsOf(await find(''))).not.toContain(email);
  expect(await opens(email)).toBe(200);
});

test('of a family that still owes something there is one row', async () => {
  const { email, lastName } = await storePaid();
  const sibling = await addPlayer({ email });
  await storeBill({
    playerId: sibling.id,
    payer: { firstName: 'Ana', lastName: 'Diaz', email },
    amountCents: 4000,
  });
  for (const search of [email, lastName]) {
    expect(await find(search)).toMatchObject([{ email, owedCents: 4000 }]);
    expect(await find(search, { balance: 'owes' })).toMatchObject([{ email, owedCents: 4000 }]);
  }
});

test('a bill alone is enough: of a guardian it names, or of the player', async () => {
  const [named, ofPlayer] = [newAddress('named'), newAddress('of-player')];
  const player = await addPlayer({ email: ofPlayer });
  await profiles().doc(player.id).update({ parentGuardianName: 'Luis Diaz' });
  const paid = { paymentStatus: 'paid' as const };
  await storeBill({ ...paid, payer: { firstName: 'Eva', lastName: 'Diaz', email: named } });
  await storeBill({ ...paid, playerId: player.id });
  expect(await find(named)).toMatchObject([{ email: named, name: 'Eva Diaz', players: [] }]);
  expect(await find(player.lastName)).toMatchObject([{ email: ofPlayer, name: 'Luis Diaz' }]);
  for (const email of [named, ofPlayer]) expect(await opens(email)).toBe(200);
});

test('none is found whose statement has nothing: a page that was left, a form sent again', async () => {
  const [left, replaced] = [newAddress('left'), newAddress('replaced')];
  const request = orderRequest({ customer: { paymentMethod: 'credit-card', email: left } });
  await invoke(createOrder, postJson(createOrderPaymentEndpoint.path, request));
  const { registration, bills } = await storeRegistration(1, { email: replaced });
  const at = new Date().toISOString();
  await registrations()
    .doc(registration.id)
    .update({ cancelled: { at, by: 'replaced', replacedBy: 'K7QF-2M9X' } });
  await playerBills()
    .doc(bills[0]?.id ?? '')
    .update({ paymentStatus: 'cancelled', cancelledAt: at });
  for (const email of [left, replaced]) {
    expect(await find(email)).toEqual([]);
    expect(await opens(email)).toBe(404);
  }
});

test('a player names the families whose statement has the player’s bills', async () => {
  const { email, playerId } = await storePaid();
  const other = newAddress('other-guardian');
  const familiesOf = async (id: string) => {
    const { body } = await ask(getPlayerEndpoint.path, { id });
    return getPlayerEndpoint.response.parse(body).families;
  };
  expect(await familiesOf(playerId)).toEqual([email]);
  const payer = { firstName: 'Luis', lastName: 'Diaz', email: other };
  await storeBill({ playerId, payer, paymentStatus: 'paid' });
  expect(await familiesOf(playerId)).toEqual([email, other].sort());
  for (const one of [email, other]) expect(await opens(one)).toBe(200);
  expect(await familiesOf((await addPlayer()).id)).toEqual([]);
});
