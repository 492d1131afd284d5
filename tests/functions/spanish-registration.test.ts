import { afterAll, expect, test, vi } from 'vitest';
import { readFamilyEndpoint } from '#contracts/families/dashboard.ts';
import { setFamilyLanguageEndpoint } from '#contracts/families/language.ts';
import { sendPaymentLinkEndpoint } from '#contracts/payments/dashboard.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { LegalDocumentSchema, sha256Hex } from '#domain/registration/legal-text.ts';
import { translatedTextOf } from '#domain/registration/translated-text.ts';
import { inLanguage } from '#domain/translation/in-language.ts';
import admin from '#functions/admin.ts';
import adminPayments from '#functions/admin-payments.ts';
import createRegistrationPayment from '#functions/create-registration-payment.ts';
import { allDocuments } from '#local/seed/content/all-documents.ts';
import { serveRequests } from '#local/web-server.ts';
import { inLanguageOf } from '#server/core/language.ts';
import {
  auditLog,
  ledger,
  playerBills,
  profiles,
  registrations,
  signedTexts,
  waiverSignatures,
} from '#server/gateways/records.ts';
import { stripe } from '#server/gateways/stripe.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { billsOf, mailsAbout } from '#tests/helpers/payables.ts';
import { identityOf, registrationRequest } from '#tests/helpers/registrations.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { openStripeControl } from '#tests/helpers/stripe-control.ts';
import { settleEvents } from '#tests/helpers/stripe-events.ts';

/* A family that registers on a Spanish page, and one on an English page, with all that they are written later. */

/** The site that is up, as far as it says which languages it has. */
let languages = ['en', 'es'];
const at = new Date().toISOString();
const site = await serveRequests(0, async () =>
  Response.json({ startedAt: at, builtAt: at, changes: 0, languages }),
);
process.env.SITE_URL = site.url;
afterAll(() => site.close());

const control = openStripeControl(stack.stripe.url);
await control.pauseWebhooks();
const office = await signUpUser({ role: 'admin' });

type Wanted = Parameters<typeof registrationRequest>[0];

async function register(language: string, change: Wanted = {}, page: object = {}) {
  const form = await registrationRequest({ paymentFrequency: 'one-time', ...change });
  const body = { ...form, ...page };
  const request = postJson(createRegistrationPaymentEndpoint.path, body);
  request.headers.set('accept-language', language);
  const response = await invoke(createRegistrationPayment, request);
  expect(response.status, await response.clone().text()).toBe(200);
  await flush();
  const { checkout } = createRegistrationPaymentEndpoint.response.parse(await response.json());
  const id = body.idempotencyKey;
  const bills = await playerBills().where('registrationId', '==', id).get();
  return { id, email: body.registration.parentEmail, checkout, billId: bills.docs[0]?.id ?? '' };
}

/** In which language each email about a record is, by the occasion that its id names. */
async function mailed(path: string, id: string): Promise<Record<string, string | undefined>> {
  const mails = await mailsAbout(path);
  return Object.fromEntries(mails.map((mail) => [occasionOf(mail, id), mail.language]));
}
const occasionOf = (mail: OutboxMail, id: string) => mail.id.slice(mail.id.indexOf(id) + 37);

async function textOf(path: string, word: string): Promise<string> {
  const mail = (await mailsAbout(path)).find(({ id }) => id.includes(word));
  expect(mail?.html).toContain(`<html lang="${mail?.language}">`);
  return mail?.text ?? '';
}

const mailLink = (billId: string) =>
  invoke(
    adminPayments,
    sentBy(office, postJson(sendPaymentLinkEndpoint.path, { kind: 'bill', billId })),
  );

test.each([
  ['es', '/es/pay?link='],
  ['en', '/pay?link='],
])(
  'by check in %s: instructions, waiver, reminder by night and payment link',
  async (language, page) => {
    const { id, email, billId } = await register(language, { paymentMethod: 'check' });
    const path = `registrations/${id}`;
    const stored = (await registrations().doc(id).get()).data();
    expect(stored?.payer).toMatchObject({ email, language });
    expect((await playerBills().doc(billId).get()).data()?.payer).toMatchObject({ language });
    const [player] = stored?.players ?? [];
    expect(
      (
        await profiles()
          .doc(player?.profileId ?? '')
          .get()
      ).get('language'),
    ).toBe(language);

    await playerBills()
      .doc(billId)
      .update({ dueDate: daysAgo(-2) });
    await runNightly(new Date());
    const link = await mailLink(billId);
    expect(link.status, await link.clone().text()).toBe(200);
    const about = {
      ...(await mailed(path, id)),
      ...(await mailed(`playerBills/${billId}`, billId)),
    };
    const occasions = Object.entries(about);
    const ofFamily = occasions.filter(([occasion]) => !occasion.endsWith('office'));
    expect(ofFamily.length).toBeGreaterThanOrEqual(4);
    expect(ofFamily.filter(([, spoken]) => spoken !== language)).toEqual([]);
    const ofOffice = occasions.filter(([occasion]) => occasion.endsWith('office'));
    expect(ofOffice.map(([, spoken]) => spoken)).toEqual(['en']);
    const reminder =
      (await textOf(path, 'due-soon')) || (await textOf(`playerBills/${billId}`, 'due-soon'));
    expect(reminder).toContain(`${site.url}${page}`);
  },
);

async function linesOf(sessionId: string | undefined): Promise<(string | null)[]> {
  const { data } = await stripe().checkout.sessions.listLineItems(sessionId ?? '');
  return data.map(({ description }) => description);
}

test('by transfer in Spanish: the season and how soon the office writes are said in Spanish', async () => {
  const { id } = await register('es', { paymentMethod: 'ach' });
  const mails = await mailsAbout(`registrations/${id}`);
  const [instructions] = mails.filter(({ text }) => text.includes('24 horas'));
  expect(instructions?.text).toContain('Temporada 2026-27');
  const written = mails.filter(({ language }) => language === 'es').map(({ text }) => text);
  expect(written.join()).not.toMatch(/24 hours|2026-27 Season/);
  // What is compared stays as the Studio has it first.
  expect((await registrations().doc(id).get()).get('seasonName')).toBe('2026-27 Season');
});

test('by card in Spanish: Stripe’s page, its return address and the receipt', async () => {
  const { id, checkout } = await register('es', { paymentMethod: 'credit-card' });
  expect(await linesOf(checkout?.sessionId)).toEqual([expect.stringMatching(/^Inscripción, /)]);
  const session = await stripe().checkout.sessions.retrieve(checkout?.sessionId ?? '');
  expect(session).toMatchObject({
    locale: 'es-419',
    success_url: `${site.url}/es/register/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site.url}/es/register?cancelled=1`,
  });
  await control.pay(checkout?.sessionId ?? '', 'succeeds');
  await settleEvents();
  const spanish = (await mailsAbout(`registrations/${id}`)).filter(
    (mail) => mail.language === 'es',
  );
  expect(spanish).toHaveLength(2);
  expect(spanish.filter(({ text }) => text.includes('$150.00'))).toHaveLength(1);
});

test('by card in installments: the page lists them in Spanish, the books call them as ever', async () => {
  const { id, checkout } = await register('es', {
    paymentMethod: 'credit-card',
    paymentFrequency: 'monthly',
  });
  const { number } = (await registrations().doc(id).get()).data() ?? {};
  expect(await linesOf(checkout?.sessionId)).toContain(`Inscripción ${number}`);
  await control.pay(checkout?.sessionId ?? '', 'succeeds');
  await settleEvents();
  const booked = await ledger().where('recordId', '==', id).get();
  expect(booked.docs.map((doc) => doc.get('label'))).toEqual([`Registration ${number}`]);
});

test('by card in English: as before there was a second language', async () => {
  const { id, checkout } = await register('en', { paymentMethod: 'credit-card' });
  const session = await stripe().checkout.sessions.retrieve(checkout?.sessionId ?? '');
  expect(session.locale ?? null).toBeNull();
  expect(session.success_url).toContain(`${site.url}/register/success?`);
  await control.pay(checkout?.sessionId ?? '', 'succeeds');
  await settleEvents();
  expect(new Set(Object.values(await mailed(`registrations/${id}`, id)))).toEqual(new Set(['en']));
});

/** What the Spanish page carries of a text: the English one, and the translation that it shows beside it. */
async function shownInSpanish(slug: string) {
  const document = allDocuments.find((one) => one.slug === slug);
  const original = LegalDocumentSchema.parse(document);
  const shown = LegalDocumentSchema.parse(inLanguage(document, 'es'));
  const { title, text } = inLanguageOf('es', () => translatedTextOf(original, shown)) ?? {};
  const translationSha256 = await sha256Hex(text ?? '');
  return { title, text, identity: { ...(await identityOf(document)), translationSha256 } };
}

test('a signature under a text that was shown in Spanish keeps both texts', async () => {
  const waiver = await shownInSpanish('liability-waiver');
  const documents = {
    'liability-waiver': waiver.identity,
    terms: (await shownInSpanish('terms')).identity,
  };
  const { id } = await register('es', { paymentMethod: 'check' }, { documents });
  const signed = await waiverSignatures().where('registrationId', '==', id).get();
  for (const { document, version, textSha256, translation } of signed.docs.map((doc) =>
    doc.data(),
  )) {
    const shown = documents[document];
    expect([textSha256, translation]).toEqual([
      shown.sha256,
      { language: 'es', sha256: shown.translationSha256 },
    ]);
    const kept = (await signedTexts().doc(shown.translationSha256).get()).data();
    expect(kept).toMatchObject({ document, version, language: 'es' });
  }
  const { statement } =
    signed.docs.map((doc) => doc.data()).find((one) => one.document === 'liability-waiver') ?? {};
  expect(statement).toContain('Leí el documento «Exención de responsabilidad» (versión 1.2)');
  const kept = (await signedTexts().doc(waiver.identity.translationSha256).get()).data();
  expect(kept).toMatchObject({ title: waiver.title, text: waiver.text });
});

test('a translation that has changed since is refused, as the text itself is', async () => {
  const { identity } = await shownInSpanish('liability-waiver');
  const body = await registrationRequest({ paymentMethod: 'check' });
  const stale = { ...identity, translationSha256: '0'.repeat(64) };
  const documents = { ...body.documents, 'liability-waiver': stale };
  const request = postJson(createRegistrationPaymentEndpoint.path, { ...body, documents });
  request.headers.set('accept-language', 'es');
  const response = await invoke(createRegistrationPayment, request);
  expect(response.status).toBe(409);
  const { error } = (await response.json()) as { error: { fields: Record<string, string> } };
  expect(error.fields['registration.agreedToWaiver']).toContain('Exención de responsabilidad');
});

test('a signature says in which language its text was', async () => {
  const { id } = await register('es', { paymentMethod: 'check' });
  const signed = await waiverSignatures().where('registrationId', '==', id).get();
  expect(signed.size).toBe(2);
  for (const { textSha256, language, version, translation } of signed.docs.map((doc) =>
    doc.data(),
  )) {
    // Its page showed none.
    expect(translation).toBeUndefined();
    const text = (await signedTexts().doc(textSha256).get()).data();
    expect(text).toMatchObject({ language, version });
  }
});

test('the office sees the language of a family and corrects it; what follows is written in it', async () => {
  const { email, billId } = await register('es', { paymentMethod: 'check' });
  const read = async () => {
    const query = new URLSearchParams({ email });
    const answer = await invoke(admin, sentBy(office, get(`${readFamilyEndpoint.path}?${query}`)));
    return readFamilyEndpoint.response.parse(await answer.json());
  };
  expect((await read()).language).toBe('es');
  const correct = (language: string) =>
    invoke(admin, sentBy(office, postJson(setFamilyLanguageEndpoint.path, { email, language })));
  expect((await correct('fr')).status).toBe(422);
  expect((await correct('en')).status).toBe(200);
  expect((await correct('en')).status).toBe(200);
  expect((await read()).language).toBe('en');
  const logged = await auditLog().where('action', '==', 'family.languageSet').get();
  expect(logged.size).toBe(1);
  expect((await mailLink(billId)).status).toBe(200);
  const text = await textOf(`playerBills/${billId}`, 'link');
  expect(text).toContain(`${site.url}/pay?link=`);
  const unknown = await invoke(
    admin,
    sentBy(
      office,
      postJson(setFamilyLanguageEndpoint.path, { email: 'no@example.com', language: 'es' }),
    ),
  );
  expect(unknown.status).toBe(404);
});

test('a program that no longer offers Spanish answers and writes in English', async () => {
  const { id } = await register('es', { paymentMethod: 'check' });
  languages = ['en'];
  vi.useFakeTimers({ toFake: ['Date'] });
  // What the site said is known for a minute.
  vi.setSystemTime(Date.now() + 61_000);
  const later = await register('es', { paymentMethod: 'check' });
  vi.useRealTimers();
  expect((await registrations().doc(later.id).get()).get('payer.language')).toBe('en');
  const billId = (await billsOf(id))[0]?.id ?? '';
  expect((await mailLink(billId)).status).toBe(200);
  expect(await textOf(`playerBills/${billId}`, 'link')).toContain(`${site.url}/pay?link=`);
});
