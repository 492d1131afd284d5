import { expect, test } from 'vitest';
import { updateBillEndpoint } from '#contracts/billing/dashboard.ts';
import { getMessageEndpoint } from '#contracts/contact/dashboard.ts';
import { type FamilyRow, listFamiliesEndpoint } from '#contracts/families/dashboard.ts';
import { setFamilyLanguageEndpoint } from '#contracts/families/language.ts';
import { updateSponsorEndpoint } from '#contracts/sponsorship/dashboard.ts';
import { playerBills, profiles, sponsorBills, sponsorships } from '#server/gateways/records.ts';
import { sendContactMessage } from '#server/use-cases/contact/send-contact-message.ts';
import { knownLanguage } from '#server/use-cases/languages/reader-language.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { sendAs } from '#tests/helpers/hand-money.ts';
import { ask, office, send } from '#tests/helpers/office.ts';
import { storeBill, storeSponsorship } from '#tests/helpers/payables.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { signUpUser } from '#tests/helpers/sign-in.ts';
import type { Language } from '#words/language.ts';

/* The list of who owes us says in which language each family is written to. */

const newEmail = () => `spoken-${crypto.randomUUID()}@example.com`;
const storeBillOf = (email: string, language?: Language, createdAt = daysAgo(1)) =>
  storeBill({
    payer: { firstName: 'Ana', lastName: 'Diaz', email, ...(language && { language }) },
    createdAt: `${createdAt}T12:00:00.000Z`,
  });

async function languageInList(email: string): Promise<Language | null | undefined> {
  const { status, body } = await ask(listFamiliesEndpoint.path, { search: email });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { rows: FamilyRow[] }).rows.find((row) => row.email === email)?.language;
}

test('of a family that never said it, the list has none', async () => {
  const email = newEmail();
  await storeBillOf(email);
  expect(await languageInList(email)).toBeNull();
});

test('the record that came last counts', async () => {
  const email = newEmail();
  await storeBillOf(email, 'es', daysAgo(3));
  await storeBillOf(email, undefined, daysAgo(1));
  expect(await languageInList(email)).toBe('es');
  await storeBillOf(email, 'en', daysAgo(2));
  expect(await languageInList(email)).toBe('en');
});

test('where no record says it, the account does', async () => {
  const { email, uid } = await signUpUser({ role: 'parent' });
  await storeBillOf(email);
  await profiles().doc(uid).update({ language: 'es' });
  expect(await languageInList(email)).toBe('es');
});

test('a player says it rather than an account, which anybody can make for an address', async () => {
  const { email } = await addPlayer({ language: 'en' });
  const { uid } = await signUpUser({ email, role: 'parent', verified: false });
  const updatedAt = new Date(Date.now() + 60_000).toISOString();
  await profiles().doc(uid).update({ language: 'es', updatedAt });
  await storeBillOf(email);
  expect(await languageInList(email)).toBe('en');
  expect(await knownLanguage(email)).toBe('en');
  // The account counts where no player says one.
  const other = await addPlayer();
  const account = await signUpUser({ email: other.email, role: 'parent', verified: false });
  await profiles().doc(account.uid).update({ language: 'es' });
  expect(await knownLanguage(other.email)).toBe('es');
});

test('what the office has corrected counts before all', async () => {
  const email = newEmail();
  await storeBillOf(email, 'es');
  const corrected = await send(setFamilyLanguageEndpoint.path, { email, language: 'en' });
  expect(corrected.status).toBe(200);
  expect(await languageInList(email)).toBe('en');
});

test('an edit by the office leaves a bill in the language of its payer, unless it names another', async () => {
  const { id: playerId } = await addPlayer();
  const payer = { firstName: 'Ana', lastName: 'Diaz', email: newEmail(), language: 'es' } as const;
  const { id } = await storeBill({ playerId, payer });
  const edit = async (guardianEmail: string) => {
    const { updatedAt, payer: _, ...form } = (await playerBills().doc(id).get()).data() ?? {};
    const bill = { ...form, notes: 'Called', guardianName: 'Ana Diaz', guardianEmail };
    const answer = await sendAs(office, updateBillEndpoint.path, { id, seen: updatedAt, bill });
    expect(answer.status, await answer.clone().text()).toBe(200);
    return (await playerBills().doc(id).get()).data()?.payer;
  };
  expect(await edit(payer.email)).toMatchObject({ email: payer.email, language: 'es' });
  const other = await edit(newEmail());
  expect(other?.language).toBeUndefined();
});

test('an edit by the office leaves a sponsor in the language of its application', async () => {
  const { id, payer } = await storeSponsorship({ totalCents: 50_000, paymentMethod: 'check' });
  await sponsorships().doc(id).update({ 'payer.language': 'es' });
  const { updatedAt, ...form } = (await sponsorBills().doc(id).get()).data() ?? {};
  const bill = { ...form, sponsorEmail: payer.email, invoiceNumber: '2077' };
  const answer = await sendAs(office, updateSponsorEndpoint.path, { id, seen: updatedAt, bill });
  expect(answer.status, await answer.clone().text()).toBe(200);
  expect((await sponsorships().doc(id).get()).data()?.payer.language).toBe('es');
});

test('a message says the language that a reply will have, whatever page it was written on', async () => {
  const email = newEmail();
  await storeBillOf(email, 'en');
  const id = crypto.randomUUID();
  const form = { name: 'Ana', phone: null, inquiryType: 'scholarships', playerAge: null } as const;
  const words = { email, subject: 'A scholarship', message: 'Please' };
  await sendContactMessage({ ...form, ...words, idempotencyKey: id }, new Date());
  const language = async () => (await ask(getMessageEndpoint.path, { id })).body;
  expect(await language()).toMatchObject({
    language: 'en',
    decline: expect.stringContaining('Hi Ana'),
  });
  expect((await send(setFamilyLanguageEndpoint.path, { email, language: 'es' })).status).toBe(200);
  expect(await language()).toMatchObject({
    language: 'es',
    decline: expect.stringContaining('Hola, Ana'),
    record: { language: 'en' },
  });
});
