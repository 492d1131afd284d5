import { subYears } from 'date-fns';
import { expect, test } from 'vitest';
import { correctDonorEmailEndpoint } from '#contracts/donations/dashboard.ts';
import { readNewsStopEndpoint, stopNewsEndpoint } from '#contracts/families/news.ts';
import { donations, families, registrations, sponsorships } from '#server/gateways/records.ts';
import { listDonations } from '#server/use-cases/donations/read-donations.ts';
import { familyDoc, familyIdOf } from '#server/use-cases/families/family-record.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { listRegistrations } from '#server/use-cases/registration/list-registrations.ts';
import { listSponsors } from '#server/use-cases/sponsorship/read-sponsors.ts';
import { listVolunteers } from '#server/use-cases/volunteering/list-volunteers.ts';
import { submitVolunteerApplication } from '#server/use-cases/volunteering/submit-volunteer-application.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { ask, refused, send } from '#tests/helpers/office.ts';
import { storeDonation, storeRegistration, storeSponsorship } from '#tests/helpers/payables.ts';
import { volunteerRequest } from '#tests/helpers/volunteers.ts';

/* Whoever asks for no more news is on no list, whatever their forms say. */

const newPayer = () => ({
  firstName: 'Ana',
  lastName: 'Diaz',
  email: `ana-${crypto.randomUUID()}@example.com`,
});

async function gift(payer: ReturnType<typeof newPayer>) {
  const { id } = await storeDonation({ totalCents: 2500 }, { payer, newsletterConsent: true });
  return id;
}
async function sponsor(payer: ReturnType<typeof newPayer>) {
  const { id } = await storeSponsorship({ totalCents: 50_000, email: payer.email });
  await sponsorships().doc(id).update({ newsletterConsent: true });
  return id;
}
const query = { sort: 'createdAt', direction: 'desc', page: 1, pageSize: 25, filters: {} } as const;
const gifts = async ({ email: search }: { email: string }) =>
  (await listDonations({ ...query, search })).rows.map(({ wantsNews }) => wantsNews);
const sponsors = async ({ email: search }: { email: string }) =>
  (await listSponsors({ ...query, search })).rows.map(({ wantsNews }) => wantsNews);
const stop = (email: string, isStopped = true) => send(stopNewsEndpoint.path, { email, isStopped });
const noted = async (email: string) => (await ask(readNewsStopEndpoint.path, { email })).body;

test('once is enough for all of an address; it is logged, taken back, and undone by a later form', async () => {
  const ana = newPayer();
  const other = newPayer();
  const [first] = [await gift(ana), await gift(ana), await sponsor(ana), await gift(other)];
  expect([await gifts(ana), await sponsors(ana)]).toEqual([[true, true], [true]]);
  expect(await noted(ana.email)).toEqual({ newsStop: null });

  expect(await stop(ana.email.toUpperCase())).toMatchObject({ status: 200 });
  expect(await stop(ana.email)).toMatchObject({ status: 200 });
  expect([await gifts(ana), await sponsors(ana)]).toEqual([[false, false], [false]]);
  expect(await gifts(other)).toEqual([true]);
  const stopped = { by: expect.any(String), at: expect.any(String) };
  expect(await noted(ana.email)).toEqual({ newsStop: stopped });
  // What was asked for stands as it was said.
  expect((await donations().doc(first).get()).data()?.newsletterConsent).toBe(true);
  // A later form says otherwise.
  await gift(ana);
  expect((await gifts(ana)).sort()).toEqual([false, false, true]);
  expect(await noted(ana.email)).toEqual({ newsStop: null });
  // Whoever has enough again is noted again.
  expect(await stop(ana.email)).toMatchObject({ status: 200 });
  expect(await gifts(ana)).toEqual([false, false, false]);
  expect(await noted(ana.email)).toEqual({ newsStop: stopped });

  expect(await stop(ana.email, false)).toMatchObject({ status: 200 });
  expect(await gifts(ana)).toEqual([true, true, true]);
  expect(await actionsOn(`families/${familyIdOf(ana.email)}`)).toEqual([
    'family.newsStopped',
    'family.newsStopped',
    'family.newsAllowed',
  ]);
});

test('a sponsor whom the office has added was never asked', async () => {
  const ana = newPayer();
  const id = await sponsor(ana);
  await sponsorships().doc(id).update({ requestHash: '' });
  expect(await sponsors(ana)).toEqual([null]);
});

const registered = async ({ email: search }: { email: string }) =>
  (await listRegistrations({ ...query, search })).rows.map(({ wantsNews }) => wantsNews);
const offered = async ({ email: search }: { email: string }) =>
  (await listVolunteers({ ...query, search }, true)).rows.map(({ inFile }) => inFile?.wantsNews);

test('a later registration or offer to help counts, too', async () => {
  const [ana, leo] = [newPayer(), newPayer()];
  for (const { email } of [ana, leo]) await stop(email);
  const { registration } = await storeRegistration(1, { email: ana.email });
  await registrations().doc(registration.id).update({ marketingConsent: true });
  const request = volunteerRequest({ email: leo.email, communicationConsent: true });
  await submitVolunteerApplication(request, new Date());
  for (const { email } of [ana, leo]) expect(await noted(email)).toEqual({ newsStop: null });
  expect([await registered(ana), await offered(leo)]).toEqual([[true], [true]]);
  for (const { email } of [ana, leo]) await stop(email);
  expect([await registered(ana), await offered(leo)]).toEqual([[false], [false]]);
});

test('is kept for good, while other decisions about an address go after a year', async () => {
  const [ana, other] = [newPayer(), newPayer()];
  await stop(ana.email);
  await stop(other.email);
  await stop(other.email, false);
  const updatedAt = subYears(new Date(), 2).toISOString();
  for (const { email } of [ana, other]) await familyDoc(email).update({ updatedAt });
  await runNightly(new Date());
  const left = async (email: string) => (await families().doc(familyIdOf(email)).get()).exists;
  expect([await left(ana.email), await left(other.email)]).toEqual([true, false]);
});

test('goes along to an address that the office corrects', async () => {
  const [ana, corrected] = [newPayer(), newPayer()];
  const giftId = await gift(ana);
  await sponsor(ana);
  await stop(ana.email);
  const { email } = corrected;
  const given = (await donations().doc(giftId).get()).data();
  const change = { id: giftId, seen: given?.updatedAt ?? '', email };
  expect(await send(correctDonorEmailEndpoint.path, change)).toMatchObject({ status: 200 });
  expect(await gifts(corrected)).toEqual([false]);
  expect(await sponsors(ana)).toEqual([false]);
});

test('an address that is none is refused', async () => {
  expect(await stop('nobody')).toMatchObject(refused);
});
