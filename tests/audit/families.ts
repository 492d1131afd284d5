import type { RegistrationForm } from '#domain/registration/registration-form.ts';
import {
  donations,
  orders,
  playerBills,
  registrations,
  sponsorBills,
  sponsorships,
} from '#server/gateways/records.ts';
import { giftRequest, monthlyRequest, sponsorRequest } from '#tests/helpers/giving.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';
import type { Born } from './checks/replay.ts';
import type { Made, World } from './world.ts';

const COLLECTIONS = {
  order: orders,
  registration: registrations,
  donation: donations,
  sponsorship: sponsorships,
};
const METHODS = ['credit-card', 'credit-card', 'credit-card', 'ach', 'check'] as const;
/** Most pay at once: a plan is a dozen charges to follow. */
const INSTALLMENTS = ['one-time', 'one-time', 'one-time', 'quarterly', 'monthly'] as const;
const FREQUENCIES = ['one-time', 'monthly', 'quarterly', 'annual'] as const;
/** How the first families pay, so that the smallest season has what hangs on it. */
export const GIVEN_FORMS: readonly Pick<RegistrationForm, 'paymentMethod' | 'paymentFrequency'>[] =
  [
    { paymentMethod: 'credit-card', paymentFrequency: 'monthly' },
    { paymentMethod: 'check', paymentFrequency: 'one-time' },
    { paymentMethod: 'credit-card', paymentFrequency: 'one-time' },
    { paymentMethod: 'check', paymentFrequency: 'one-time' },
  ];
const CITIES = ['Fort Myers', 'Naples', 'Estero'];

/** What a family sends when it begins: players, an order, a gift, a sponsorship. */
export async function letFamilyBegin(world: World, family: number): Promise<void> {
  const { random } = world;
  const email = `family-${family}@example.com`;
  const ip = `10.0.${Math.floor(family / 250)}.${(family % 250) + 1}`;
  const send = async (kind: keyof typeof COLLECTIONS, name: string, request: SentForm) => {
    const method = request.paymentMethod;
    const body = { ...request.body, idempotencyKey: random.key() };
    const { status, body: answer } = await world.post(
      `/.netlify/functions/create-${name}-payment`,
      body,
      {
        ip,
      },
    );
    world.count(`${kind}s sent`);
    // A double click is the same record.
    if (random.chance(0.1))
      await world.post(`/.netlify/functions/create-${name}-payment`, body, { ip });
    if (status !== 200) {
      world.faults.push(`${kind} was refused: ${status} ${JSON.stringify(answer)}`);
      return;
    }
    const checkout = answer.checkout as { sessionId: string } | null;
    const made: Made = {
      kind,
      id: body.idempotencyKey,
      email,
      method,
      sessionId: checkout?.sessionId ?? null,
      paysSurely: kind === 'registration' && family < GIVEN_FORMS.length,
    };
    world.made.push(made);
    world.born.set(made.id, await readBorn(kind, made.id));
  };
  await send('registration', 'registration', await registrationOf(world, email, family));
  if (random.chance(0.4)) await send('order', 'order', orderOf(world, email));
  if (random.chance(0.3)) await send('donation', 'donation', giftOf(world, email));
  if (random.chance(0.15)) await send('sponsorship', 'sponsorship', sponsorshipOf(world, email));
}

/** The record as it now is, with its bills. */
async function readBorn(kind: keyof typeof COLLECTIONS, id: string): Promise<Born> {
  const record = await COLLECTIONS[kind]().doc(id).get();
  const bills = await Promise.all([
    playerBills().where('registrationId', '==', id).get(),
    sponsorBills().where('sponsorshipId', '==', id).get(),
  ]);
  return {
    record: { ref: record.ref, data: record.data() ?? {} },
    bills: bills.flatMap(({ docs }) => docs.map((doc) => ({ ref: doc.ref, data: doc.data() }))),
  };
}

interface SentForm {
  paymentMethod: Made['method'];
  body: object;
}

async function registrationOf(
  { random }: World,
  parentEmail: string,
  family: number,
): Promise<SentForm> {
  const players = Array.from({ length: random.between(1, 4) }, (_, index) =>
    playerForm({ firstName: ['Ada', 'Ben', 'Cleo', 'Dan'][index] ?? 'Eve', age: 13 + index }),
  );
  const picked = {
    paymentMethod: random.pick(METHODS),
    paymentFrequency: random.pick(INSTALLMENTS),
  };
  const { paymentMethod, paymentFrequency } = GIVEN_FORMS[family] ?? picked;
  const city = random.pick(CITIES);
  const form = { parentEmail, players, paymentMethod, paymentFrequency, city };
  return { paymentMethod, body: await registrationRequest(form) };
}

function orderOf({ random }: World, email: string): SentForm {
  const paymentMethod = random.pick(METHODS);
  const quantity = random.between(1, 3);
  const line = { productId: 'product-jersey', size: 'M', color: 'Home Navy', quantity };
  return {
    paymentMethod,
    body: orderRequest({ lines: [line], customer: { email, paymentMethod } }),
  };
}

function giftOf({ random, clock }: World, email: string): SentForm {
  const paymentMethod = random.pick(METHODS);
  if (random.chance(0.4)) {
    const tomorrow = new Date(clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
    const given = {
      email,
      amountCents: 500 * random.between(1, 20),
      paymentDay: random.between(1, 28),
    };
    return {
      paymentMethod: 'credit-card',
      body: monthlyRequest(tomorrow, { ...given, paymentMethod: 'credit-card' }),
    };
  }
  const amountCents = random.between(100, 50_000);
  return { paymentMethod, body: giftRequest({ email, amountCents, paymentMethod }) };
}

function sponsorshipOf({ random }: World, email: string): SentForm {
  const paymentMethod = random.pick(METHODS);
  const paymentFrequency = random.pick(FREQUENCIES);
  const amountCents = random.between(25_000, 99_900);
  return {
    paymentMethod,
    body: sponsorRequest({ email, amountCents, paymentFrequency, paymentMethod }),
  };
}
