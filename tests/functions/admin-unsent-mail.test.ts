import { describe, expect, test } from 'vitest';
import {
  correctMailEndpoint,
  discardMailEndpoint,
  listUnsentMailEndpoint,
  retryMailEndpoint,
} from '#contracts/activity/dashboard.ts';
import { readPaymentLinkEndpoint } from '#contracts/billing/payment-link.ts';
import { submitVolunteerApplicationEndpoint } from '#contracts/volunteering/public.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import activity from '#functions/admin-activity.ts';
import openLink from '#functions/payment-link.ts';
import volunteer from '#functions/submit-volunteer-application.ts';
import {
  auditLog,
  contactMessages,
  outbox,
  playerBills,
  volunteerApplications,
} from '#server/gateways/records.ts';
import { paymentLink } from '#server/use-cases/billing/payment-link.ts';
import { writeMailOnce } from '#server/use-cases/mail/write-mail-once.ts';
import { invitationMailId } from '#server/use-cases/seasons/read-returning.ts';
import { storeMessage } from '#tests/helpers/contact-messages.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { payerOf } from '#tests/helpers/hand-money.ts';
import { storeBill } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { volunteerRequest } from '#tests/helpers/volunteers.ts';
import { messages } from '#words/office/refusals/mails.ts';

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const send = (path: string, body: object) => invoke(activity, sentBy(office, postJson(path, body)));

async function refusalOf(response: Response) {
  const { error } = (await response.json()) as { error: { message: string; fields?: object } };
  return { status: response.status, message: error.message, fields: error.fields };
}

/** An email that was given up. */
async function given(change: Partial<OutboxMail> = {}): Promise<OutboxMail> {
  const { id = crypto.randomUUID() } = change;
  const at = new Date().toISOString();
  const mail: OutboxMail = {
    id,
    to: newAddress('wrong'),
    replyTo: null,
    subject: `About ${id}`,
    text: 'Private words',
    html: '<p>Private words</p>',
    needs: 'nothing',
    data: {},
    about: 'orders/none',
    status: 'failed',
    attempts: 12,
    nextAttemptAt: at,
    lastError: '550 no such user',
    createdAt: at,
    sentAt: null,
    ...change,
  };
  await outbox().doc(id).set(mail);
  return mail;
}

/** An application, as its form sends it. */
async function apply() {
  const { idempotencyKey: id, application } = volunteerRequest();
  const body = { idempotencyKey: id, application };
  const path = submitVolunteerApplicationEndpoint.path;
  expect((await invoke(volunteer, postJson(path, body))).status).toBe(200);
  return { id, email: application.email };
}

const stored = async ({ id }: OutboxMail) => (await outbox().doc(id).get()).data();
const isListed = async ({ subject }: OutboxMail) => {
  const response = await invoke(
    activity,
    sentBy(office, get(`${listUnsentMailEndpoint.path}?search=${encodeURIComponent(subject)}`)),
  );
  return listUnsentMailEndpoint.response.parse(await response.json()).total > 0;
};
const actionsOn = async ({ id }: OutboxMail) =>
  (await auditLog().where('subject', '==', `outbox/${id}`).get()).docs.map((doc) => doc.data());

describe('correcting the address of an unsent email', () => {
  test('sends it there at once, is logged, and says that the record is wrong, too', async () => {
    const player = await addPlayer();
    const mail = await given({ to: player.email, about: `profiles/${player.id}`, status: 'held' });
    const email = newAddress('right');
    const body = { id: mail.id, to: mail.to, email: email.toUpperCase() };
    const response = await send(correctMailEndpoint.path, body);
    expect(response.status).toBe(200);
    expect(correctMailEndpoint.response.parse(await response.json())).toEqual({
      status: 'sent',
      lastError: null,
      isRecordWrong: true,
    });
    const mails = await stack.mailbox.readMail(email);
    expect(mails.map(({ subject }) => subject)).toEqual([mail.subject]);
    expect(await stack.mailbox.readMail(mail.to)).toEqual([]);
    expect(await isListed(mail)).toBe(false);
    const [entry] = await actionsOn(mail);
    expect(entry?.action).toBe('mail.addressCorrected');
    expect(entry?.changes).toContainEqual({ field: 'to', before: mail.to, after: email });
    // Twice: the first has sent it.
    expect((await send(correctMailEndpoint.path, body)).status).toBe(409);
  });

  test('says nothing of a record that has another address, or is none', async () => {
    const { id } = await addPlayer();
    for (const about of [`profiles/${id}`, 'profiles/gone', 'gallerySubmissions', 'a/b/c']) {
      const mail = await given({ about });
      const body = { id: mail.id, to: mail.to, email: newAddress() };
      const answer = await (await send(correctMailEndpoint.path, body)).json();
      expect(correctMailEndpoint.response.parse(answer).isRecordWrong, about).toBe(false);
    }
  });

  test('with a link to pay: once the record has the right address, and the link opens there', async () => {
    const wrong = newAddress('wrong');
    const bill = await storeBill({ payer: payerOf(wrong) });
    const subject = { kind: 'bill', recordId: bill.id } as const;
    const link = paymentLink('https://club.example', subject, wrong, new Date());
    const words = { text: `Pay here: ${link}`, html: `<a href="${link}">Pay here</a>` };
    const mail = await given({ to: wrong, about: `playerBills/${bill.id}`, ...words });
    const email = newAddress('right');
    const correct = () => send(correctMailEndpoint.path, { id: mail.id, to: wrong, email });
    const refusal = await refusalOf(await correct());
    expect(refusal).toMatchObject({ status: 422, message: messages.recordFirst });
    expect(await stored(mail)).toEqual(mail);
    await playerBills()
      .doc(bill.id)
      .update({ payer: payerOf(email) });
    expect((await correct()).status).toBe(200);
    const [sent] = await stack.mailbox.readMail(email);
    const code = /link=([\w-]+)/.exec(sent?.text ?? '')?.[1] ?? '';
    const path = `${readPaymentLinkEndpoint.path}?${new URLSearchParams({ link: code })}`;
    expect((await invoke(openLink, get(path))).status).toBe(200);
    expect((await stored(mail))?.html).toContain(code);
  });

  test.each(['payer-email-orders-1-2', 'guardian-email-1-2-old', 'account-moved-1-2'])(
    'never takes to another address what tells one that it was removed from a record: %s',
    async (kind) => {
      const mail = await given({ id: `${kind}-${crypto.randomUUID()}-old` });
      const body = { id: mail.id, to: mail.to, email: newAddress() };
      const refusal = await refusalOf(await send(correctMailEndpoint.path, body));
      expect(refusal).toMatchObject({ status: 422, message: messages.removed });
      expect(await stored(mail)).toEqual(mail);
    },
  );

  test('never takes to another address what is written for all of a family’s own', async () => {
    const mail = await given({ about: `families/${crypto.randomUUID()}` });
    const body = { id: mail.id, to: mail.to, email: newAddress() };
    const refusal = await refusalOf(await send(correctMailEndpoint.path, body));
    expect(refusal).toMatchObject({ status: 422, message: messages.ofFamily });
    expect(await stored(mail)).toEqual(mail);
  });

  test('says of an invitation to a season where the family is invited again', async () => {
    const about = `families/${crypto.randomUUID()}`;
    const id = invitationMailId(crypto.randomUUID(), newAddress());
    for (const kind of [id, `${id}-reminder`]) {
      const mail = await given({ id: kind, about });
      const body = { id: mail.id, to: mail.to, email: newAddress() };
      const refusal = await refusalOf(await send(correctMailEndpoint.path, body));
      expect(refusal.message).toContain('invite the family under New Season');
      expect(await stored(mail)).toEqual(mail);
    }
  });

  test.each([
    ['volunteer', volunteerApplications, () => apply()],
    ['sender of a message', contactMessages, () => storeMessage()],
  ])(
    'to a %s corrects the record, too, which has no other way to be',
    async (_, records, write) => {
      const { id, email: wrong } = await write();
      const doc = records().doc(id);
      const mail = await given({ to: wrong, about: doc.path });
      const email = newAddress('right');
      const answer = await send(correctMailEndpoint.path, { id: mail.id, to: wrong, email });
      expect(correctMailEndpoint.response.parse(await answer.json()).isRecordWrong).toBe(false);
      expect((await doc.get()).data()?.email).toBe(email);
      const log = await auditLog().where('subject', '==', doc.path).get();
      expect(log.docs.map((entry) => entry.data())).toMatchObject([
        {
          action: 'mail.addressCorrected',
          changes: [{ field: 'email', before: wrong, after: email }],
        },
      ]);
    },
  );

  test('never takes a sign-in link to another address', async () => {
    const mail = await given({
      needs: 'account-link',
      data: { mode: 'reset', email: 'a@b.example' },
    });
    const body = { id: mail.id, to: mail.to, email: newAddress('stranger') };
    const refusal = await refusalOf(await send(correctMailEndpoint.path, body));
    expect(refusal.status).toBe(422);
    expect(refusal.message).toContain('sign-in link');
    expect(await stored(mail)).toEqual(mail);
  });

  test('is refused where it is none, the same, seen otherwise, gone, or being sent', async () => {
    const mail = await given();
    const correct = (body: object) =>
      send(correctMailEndpoint.path, { id: mail.id, to: mail.to, email: newAddress(), ...body });
    for (const email of ['', 'nobody', mail.to]) {
      expect((await refusalOf(await correct({ email }))).fields).toHaveProperty('email');
    }
    expect((await correct({ to: newAddress() })).status).toBe(409);
    expect((await correct({ id: 'gone' })).status).toBe(404);
    const nextAttemptAt = new Date(Date.now() + 60_000).toISOString();
    const held = { status: 'pending', attempts: 1, lastError: null, nextAttemptAt } as const;
    const underWay = await given(held);
    const body = { id: underWay.id, to: underWay.to };
    expect((await correct(body)).status).toBe(409);
    expect((await send(discardMailEndpoint.path, body)).status).toBe(409);
    expect(await stored(mail)).toEqual(mail);
  });
});

test('one that asks for what is not owed any more is dropped, and not called sent', async () => {
  const bill = await storeBill({ paymentStatus: 'cancelled' });
  const asking = () =>
    given({
      id: `playerBills-${bill.id}-link-2026-03-05-${crypto.randomUUID().replace(/\D/g, '')}`,
      about: `playerBills/${bill.id}`,
      createdAt: '2026-03-05T12:00:00.000Z',
    });
  const retried = await asking();
  const answer = await (await send(retryMailEndpoint.path, { id: retried.id })).json();
  expect(retryMailEndpoint.response.parse(answer)).toMatchObject({ status: 'dropped' });
  const { id, to } = await asking();
  const body = { id, to, email: newAddress('right') };
  const corrected = await (await send(correctMailEndpoint.path, body)).json();
  expect(correctMailEndpoint.response.parse(corrected)).toMatchObject({ status: 'dropped' });
  expect(await stack.mailbox.readMail(body.email)).toEqual([]);
});

describe('discarding an unsent email', () => {
  test('keeps that there was one, and not its words; it is never sent nor written again', async () => {
    const mail = await given();
    expect((await send(discardMailEndpoint.path, { id: mail.id })).status).toBe(200);
    expect(await stored(mail)).toMatchObject({ status: 'discarded', to: '', text: '', html: '' });
    expect(await isListed(mail)).toBe(false);
    expect((await actionsOn(mail)).map(({ action }) => action)).toEqual(['mail.discarded']);
    expect((await send(retryMailEndpoint.path, { id: mail.id })).status).toBe(409);
    expect((await send(discardMailEndpoint.path, { id: mail.id })).status).toBe(404);
    const { id, to, subject, about } = mail;
    expect(
      await writeMailOnce(
        { id, to, subject, about, blocks: ['Again'], language: 'en' },
        new Date(),
      ),
    ).toBe(false);
    expect(await stack.mailbox.readMail(mail.to)).toEqual([]);
  });

  test('one that has been sent stays', async () => {
    const mail = await given({ status: 'sent', sentAt: new Date().toISOString() });
    expect((await send(discardMailEndpoint.path, { id: mail.id })).status).toBe(409);
    expect(await stored(mail)).toEqual(mail);
  });
});
