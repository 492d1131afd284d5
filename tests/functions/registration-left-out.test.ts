import { describe, expect, test } from 'vitest';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import {
  ledger,
  medicalNotes,
  outbox,
  playerBills,
  profiles,
  registrations,
} from '#server/gateways/records.ts';
import { deliverOutbox } from '#server/use-cases/mail/deliver-outbox.ts';
import { releaseHeldMails } from '#server/use-cases/mail/release-held-mails.ts';
import { flush, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { playerForm, registrationRequest } from '#tests/helpers/registrations.ts';

/* A form that has some of the children of an earlier registration, and not the others: nobody is dropped unsaid. */

await stack.seed();
type Request = Awaited<ReturnType<typeof registrationRequest>>;
const child = (firstName: string, medicalInfo: string | null = null) =>
  playerForm({ firstName, medicalInfo });
const [pia, quy, rio, sam] = [child('Pia'), child('Quy', 'Asthma'), child('Rio'), child('Sam')];

async function send(body: object) {
  const request = postJson(createRegistrationPaymentEndpoint.path, body);
  const response = await invoke(createRegistrationPayment, request);
  const { error, number = '' } = (await response.json()) as {
    error?: { code: string; message: string };
    number?: string;
  };
  return { status: response.status, number, code: error?.code, message: error?.message ?? '' };
}
async function registered(players: Request['registration']['players'], change: object = {}) {
  const request = await registrationRequest({
    players,
    paymentMethod: 'check',
    paymentFrequency: 'one-time',
    ...change,
  });
  const { status, number } = await send(request);
  expect(status).toBe(200);
  return { request, number };
}
/** Another form of the family, from the same browser. */
const next = (
  { registration, ...rest }: Request,
  players: Request['registration']['players'],
  sent: object,
) => ({
  ...rest,
  registration: { ...registration, players },
  idempotencyKey: crypto.randomUUID(),
  ...sent,
});
const earlier = (...made: readonly { request: Request }[]) => ({
  earlier: made.map(({ request }) => request.idempotencyKey),
});
const own = ({ request }: { request: Request }) => ({ replaces: [request.idempotencyKey] });

const stored = async ({ idempotencyKey }: { idempotencyKey: string }) =>
  (await registrations().doc(idempotencyKey).get()).data();
async function idOf(request: { idempotencyKey: string }, name: string) {
  const players = (await stored(request))?.players ?? [];
  return players.find(({ firstName }) => firstName === name)?.profileId ?? '';
}
const plays = async (id: string) => (await profiles().doc(id).get()).exists;
const noteOf = async (id: string) => (await medicalNotes().doc(id).get()).data()?.text;
const mailsAbout = async ({ idempotencyKey: id }: Request) =>
  (await outbox().where('about', '==', `registrations/${id}`).get()).docs
    .map((doc) => doc.data())
    .filter(({ subject }) => subject.includes('no longer registered'));

describe('from the thank-you page or the account', () => {
  test.each(['check', 'ach', 'credit-card'])(
    'by %s: the question names who would be dropped, and nothing has happened yet',
    async (paymentMethod) => {
      const first = await registered([pia, quy], { paymentMethod });
      const id = await idOf(first.request, 'Quy');
      const form = next(first.request, [rio, pia], earlier(first));
      const { code, message } = await send(form);
      expect(code).toBe('confirm_replacement');
      expect(message).toContain(`You already registered Pia Diaz (registration ${first.number}`);
      expect(message).toContain('Quy Diaz is in that registration, but not in this form.');
      expect(message).toContain(`To keep registration ${first.number} as it is, remove Pia Diaz`);
      expect((await stored(first.request))?.cancelled).toBeUndefined();
      expect(await noteOf(id)).toBe('Asthma');

      expect((await send({ ...form, confirmed: message })).status).toBe(200);
      expect(await plays(id)).toBe(false);
      expect(await noteOf(id)).toBeUndefined();
      const mails = await mailsAbout(first.request);
      expect(mails.map(({ to }) => to).sort()).toEqual(
        [process.env.OFFICE_EMAIL, first.request.registration.parentEmail].sort(),
      );
      for (const { text } of mails) expect(text).toContain('Quy Diaz is');
      const mine = mails.find(({ to }) => to === first.request.registration.parentEmail);
      expect(mine?.text).toContain('We deleted any medical information you gave us for Quy Diaz');
      // It names a child: not before the address is known.
      expect(mine?.limit).toBe('known');
    },
  );

  test('a part of it: asked, though nothing is new', async () => {
    const first = await registered([pia, quy], { paymentMethod: 'credit-card' });
    const { code, message } = await send(next(first.request, [quy], earlier(first)));
    expect(code).toBe('confirm_replacement');
    expect(message).toContain('Pia Diaz is in that registration');
    expect(message).not.toContain('as it is');
  });

  test('of two registrations at once each is told of; a yes to one is none to the other', async () => {
    const one = await registered([pia, quy]);
    const { parentEmail } = one.request.registration;
    const other = await registered([rio, sam], { parentEmail });
    const first = await send(next(one.request, [pia, rio], earlier(one)));
    const form = next(one.request, [pia, rio], earlier(one, other));
    const both = await send({ ...form, confirmed: first.message });
    expect(both.code).toBe('confirm_replacement');
    for (const named of ['Quy Diaz', 'Sam Diaz', one.number, other.number]) {
      expect(both.message).toContain(named);
    }
    expect((await stored(other.request))?.cancelled).toBeUndefined();
    expect((await send({ ...form, confirmed: both.message })).status).toBe(200);
    expect(await mailsAbout(other.request)).toHaveLength(2);
  });

  test('where all are in the form, a card is not asked about, and the notes stay', async () => {
    const first = await registered([pia, quy], { paymentMethod: 'credit-card' });
    const id = await idOf(first.request, 'Quy');
    const form = next(first.request, [rio, child('Quy'), pia], earlier(first));
    expect((await send(form)).status).toBe(200);
    expect(await idOf(form, 'Quy')).toBe(id);
    expect(await noteOf(id)).toBe('Asthma');
    expect(await mailsAbout(first.request)).toEqual([]);
  });

  test('a sibling alone leaves it as it is; beside one that is paid nothing is canceled', async () => {
    const first = await registered([pia, quy]);
    expect((await send(next(first.request, [rio], earlier(first)))).status).toBe(200);
    expect((await stored(first.request))?.cancelled).toBeUndefined();
    const { parentEmail } = first.request.registration;
    const paid = await registered([sam], { parentEmail });
    const { id } = (await stored(paid.request)) ?? { id: '' };
    await registrations().doc(id).update({ 'payment.status': 'paid', 'payment.paidCents': 15_000 });
    const answer = await send(next(first.request, [pia, sam], earlier(first, paid)));
    expect(answer).toMatchObject({ code: 'already_registered' });
    expect((await stored(first.request))?.cancelled).toBeUndefined();
  });

  test.each([
    [null, ['Asthma', 'Peanuts']],
    ['Asthma', ['Asthma', 'Peanuts']],
    ['Peanuts', ['Asthma', 'Peanuts']],
    ['Bees', ['Bees']],
  ])('a child of two registrations, form with %s: keeps %s', async (typed, stays) => {
    const one = await registered([child('Quy', 'Asthma')]);
    const { parentEmail } = one.request.registration;
    // From another device.
    const other = await registered([child('Quy', 'Peanuts')], { parentEmail });
    const form = next(one.request, [child('Quy', typed)], earlier(one, other));
    const { message } = await send(form);
    expect((await send({ ...form, confirmed: message })).status).toBe(200);
    const note = await noteOf(await idOf(form, 'Quy'));
    for (const word of stays) expect(note).toContain(word);
    expect(note?.split('\n\n')).toHaveLength(stays.length);
  });

  test('whom the office has deleted is named no more', async () => {
    const first = await registered([pia, quy]);
    await profiles()
      .doc(await idOf(first.request, 'Quy'))
      .delete();
    const form = next(first.request, [pia], earlier(first));
    const { code, message } = await send(form);
    expect(code).toBe('confirm_replacement');
    expect(message).not.toContain('Quy');
    expect((await send({ ...form, confirmed: message })).status).toBe(200);
    expect(await mailsAbout(first.request)).toEqual([]);
  });
});

describe('the same form, changed', () => {
  test('whoever removes a child is not asked, and is told', async () => {
    const first = await registered([pia, quy]);
    const { parentEmail } = first.request.registration;
    await ledger().add(handEntry({ id: crypto.randomUUID(), email: parentEmail }));
    expect((await send(next(first.request, [pia], own(first)))).status).toBe(200);
    expect((await mailsAbout(first.request)).map(({ to }) => to)).toContain(parentEmail);
  });

  test.each([{ others: [] }, { others: [pia] }])(
    'another name in the place of a child: asked, as it may be another child ($others.length)',
    async ({ others }) => {
      const first = await registered([quy, ...others], { paymentMethod: 'credit-card' });
      const form = next(first.request, [child('Kwy'), ...others], own(first));
      const { code, message } = await send(form);
      expect(code).toBe('confirm_replacement');
      expect(message).toContain(`You sent this form before, as registration ${first.number}.`);
      expect(message).toContain('Quy Diaz is in that registration');
      expect(message).toContain('enter the medical information again');
      expect(await noteOf(await idOf(first.request, 'Quy'))).toBe('Asthma');
      expect((await send({ ...form, confirmed: message })).status).toBe(200);
      const bills = await playerBills()
        .where('registrationId', '==', first.request.idempotencyKey)
        .get();
      for (const bill of bills.docs) expect(bill.data().paymentStatus).toBe('cancelled');
    },
  );
});

describe('whose address is known later', () => {
  const later = () => new Date(Date.now() + 10 * 60_000);
  /** Which of the waiting emails to the guardian go when the first payment comes. */
  async function toldOnPayment(request: Request) {
    const { parentEmail } = request.registration;
    await flush();
    await deliverOutbox({}, later);
    const waiting = (await mailsAbout(request)).filter(({ to }) => to === parentEmail);
    for (const { status } of waiting) expect(status).toBe('held');
    await ledger().add(handEntry({ id: crypto.randomUUID(), email: parentEmail }));
    await releaseHeldMails(new Date(Date.now() + 60 * 60_000));
    const left = (await mailsAbout(request)).filter(({ to }) => to === parentEmail);
    return left.map(({ status, text }) => [status, /(\w+) Diaz is/.exec(text)?.[1]]);
  }

  test('who was registered again meanwhile is not told of, the others are', async () => {
    const first = await registered([pia, quy, rio, sam]);
    const second = next(first.request, [pia], own(first));
    expect((await send(second)).status).toBe(200);
    const third = next(first.request, [pia, quy], own({ request: second }));
    expect((await send(third)).status).toBe(200);
    const alone = next(first.request, [rio], {});
    expect((await send(alone)).status).toBe(200);
    expect(await toldOnPayment(first.request)).toEqual([['pending', 'Sam']]);
  });

  test('who was left out twice is told of once', async () => {
    const first = await registered([pia, quy]);
    const second = next(first.request, [pia], own(first));
    expect((await send(second)).status).toBe(200);
    const third = next(first.request, [pia, rio], own({ request: second }));
    expect((await send(third)).status).toBe(200);
    expect(await mailsAbout(second)).toEqual([]);
    expect(await toldOnPayment(first.request)).toEqual([['pending', 'Quy']]);
  });
});
