import { expect, test } from 'vitest';
import {
  mailGivingStatementEndpoint,
  readGivingYearsEndpoint,
} from '#contracts/donations/statement.ts';
import { donations, teamInformation } from '#server/gateways/records.ts';
import { saveDemoTeam } from '#tests/helpers/demo-team.ts';
import { flush } from '#tests/helpers/functions.ts';
import { askForStatement, statementsTo } from '#tests/helpers/giving-statements.ts';
import { ask, conflict, entriesOn, office, pay, send } from '#tests/helpers/office.ts';
import { storeDonation, storeSponsorship } from '#tests/helpers/payables.ts';
import { newAddress } from '#tests/helpers/sign-in.ts';

/* A donor asks for the giving statement again: the office emails it, to the gift's address of today. */

type Kind = 'donation' | 'sponsorship';
const yearsOf = async (kind: Kind, id: string) => {
  const { body } = await ask(readGivingYearsEndpoint.path, { kind, id });
  return readGivingYearsEndpoint.response.parse(body);
};
const shown = (years: unknown[]) => ({ isOfficeAddress: false, years });
const mail = (kind: Kind, id: string, year: number) =>
  send(mailGivingStatementEndpoint.path, { kind, id, year });
const byCheck = (email: string, totalCents: number) =>
  storeDonation({ email, totalCents, paymentMethod: 'check' });

test('the statement of a year goes to the address that the gift has now, and the log says so', async () => {
  const [typed, email] = [newAddress('typed'), newAddress('donor')];
  const gift = await byCheck(typed, 5000);
  await pay('donation', gift.id, '2026-03-05');
  await donations().doc(gift.id).update({ 'payer.email': email });
  expect(await mail('donation', gift.id, 2026)).toMatchObject({ status: 200 });
  const [sent, ...others] = await statementsTo(email);
  expect(others).toEqual([]);
  expect(sent?.text).toContain('Gifts in 2026: $50.00');
  expect(await statementsTo(typed)).toEqual([]);
  const entry = (await entriesOn(`donations/${gift.id}`)).at(-1);
  expect(entry).toMatchObject({ actorId: office.uid, action: 'donation.statementMailed' });
  expect(entry?.changes.map(({ field, after }) => [field, after])).toEqual([
    ['to', email],
    ['year', '2026'],
  ]);
});

test('goes once a day, by whomever it was asked for, and each year by itself', async () => {
  const email = newAddress('donor');
  const gifts = [await byCheck(email, 5000), await byCheck(email, 7500)];
  const [first, second] = gifts.map(({ id }) => id);
  await pay('donation', first ?? '', '2025-03-05');
  await pay('donation', second ?? '', '2026-03-05');
  await askForStatement({ email, year: 2026 });
  await flush();
  expect(await mail('donation', first ?? '', 2026)).toMatchObject(conflict);
  expect(await mail('donation', first ?? '', 2025)).toMatchObject({ status: 200 });
  expect(
    (await statementsTo(email)).map(({ text }) => /Gifts in \d+/.exec(text)?.[0]).sort(),
  ).toEqual(['Gifts in 2025', 'Gifts in 2026']);
  expect((await entriesOn(`donations/${first}`)).map(({ action }) => action)).toEqual([
    'donation.statementMailed',
  ]);
});

test('the years to choose from are those with money, with gifts and sponsorships together', async () => {
  const email = newAddress('sponsor');
  const gift = await byCheck(email, 5000);
  const sponsorship = await storeSponsorship({ email, totalCents: 30_000, paymentMethod: 'check' });
  expect(await yearsOf('sponsorship', sponsorship.id)).toEqual(shown([]));
  expect(await mail('sponsorship', sponsorship.id, 2026)).toMatchObject(conflict);
  await pay('donation', gift.id, '2025-03-05');
  await pay('sponsorship', sponsorship.id, '2026-03-05');
  const years = [
    { year: 2026, cents: 30_000 },
    { year: 2025, cents: 5000 },
  ];
  expect(await yearsOf('sponsorship', sponsorship.id)).toEqual(shown(years));
  expect(await yearsOf('donation', gift.id)).toEqual(shown(years));
  expect(await mail('sponsorship', sponsorship.id, 2026)).toMatchObject({ status: 200 });
  expect((await statementsTo(email)).map(({ to }) => to)).toEqual([email]);
});

test('of a record that is gone there is none', async () => {
  const id = crypto.randomUUID();
  expect((await ask(readGivingYearsEndpoint.path, { kind: 'donation', id })).status).toBe(404);
  expect((await mail('sponsorship', id, 2026)).status).toBe(404);
});

test('the office’s own address, typed for donors who have none, gets no statement that mixes them', async () => {
  await saveDemoTeam();
  const { email: shownEmail } = (await teamInformation().doc('current').get()).data() ?? {};
  for (const email of [process.env.OFFICE_EMAIL ?? '', shownEmail ?? '']) {
    const before = await statementsTo(email);
    const [rosa] = [await byCheck(email, 5000), await byCheck(email, 7500)];
    await pay('donation', rosa.id, '2026-03-05');
    expect(await yearsOf('donation', rosa.id)).toEqual({ isOfficeAddress: true, years: [] });
    expect(await mail('donation', rosa.id, 2026)).toMatchObject(conflict);
    expect((await askForStatement({ email, year: 2026 })).status).toBe(200);
    await flush();
    expect(await statementsTo(email)).toEqual(before);
  }
});
