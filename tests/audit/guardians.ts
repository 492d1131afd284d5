import { registrations } from '#server/gateways/records.ts';
import { signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import { BILL_PAID } from './bank.ts';
import { signInAgain } from './office-user.ts';
import type { Made, World } from './world.ts';

const accounts = new Map<string, TestUser>();

/** Guardians who promised a check pay the bill of one of their players by card instead. */
export async function payBillsOnline(world: World): Promise<void> {
  const { random } = world;
  for (const { kind, id, email, method } of [...world.made]) {
    if (kind !== 'registration' || method === 'credit-card') continue;
    if (!random.chance(0.02) && !world.lacks(BILL_PAID)) continue;
    const players = (await registrations().doc(id).get()).data()?.players ?? [];
    await openBill(world, random.pick(players).billId, email);
  }
}

async function openBill(world: World, billId: string, email: string): Promise<void> {
  const account = accounts.get(email) ?? (await signUpUser({ email }));
  accounts.set(email, account);
  const as = await signInAgain(account);
  const path = '/.netlify/functions/create-bill-payment';
  const { status, body } = await world.post(path, { billId }, { as });
  world.count(status === 200 ? 'bills opened online' : `bills refused online (${status})`);
  const checkout = status === 200 ? (body.checkout as { sessionId: string } | null) : null;
  if (!checkout) return;
  const made: Made = { kind: 'bill', id: billId, email, method: 'credit-card', ...checkout };
  world.made.push(made);
}
