import type { CollectionReference } from '@google-cloud/firestore';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSubmissionLinksEndpoint } from '#contracts/gallery/dashboard.ts';
import adminFunction from '#functions/admin.ts';
import submissionFile from '#functions/submission-file.ts';
import { firestore } from '#server/gateways/firestore.ts';
import * as collections from '#server/gateways/records.ts';
import { findFile } from '#server/gateways/storage.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { readCharts, readOverview } from '#server/use-cases/overview/read-overview.ts';
import { readEquation } from '#server/use-cases/payouts/read-equation.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { fetchMedia, readGallery } from '#tests/helpers/submissions.ts';

/* The demo as `npm start` seeds it, seen with the eyes of the site. */

const WRITTEN: readonly (() => CollectionReference<object>)[] = [
  collections.auditLog,
  collections.contactMessages,
  collections.discounts,
  collections.donations,
  collections.gallerySubmissions,
  collections.medicalNotes,
  collections.orders,
  collections.outbox,
  collections.ledger,
  collections.payoutLines,
  collections.payouts,
  collections.playerBills,
  collections.profiles,
  collections.registrations,
  collections.signedTexts,
  collections.sponsorBills,
  collections.sponsorships,
  collections.unmatchedMoney,
  collections.volunteerApplications,
  collections.waiverSignatures,
];

const readAll = async (name: string) =>
  (await firestore().collection(name).get()).docs.map((doc) => doc.data());
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Seeds an empty store. */
async function seedAnew(now: Date): Promise<void> {
  for (const collection of await firestore().listCollections()) {
    const batch = firestore().batch();
    for (const { ref } of (await collection.get()).docs) batch.delete(ref);
    await batch.commit();
  }
  await stack.seed(now);
}

describe.each([
  '2026-11-21T17:00:00Z',
  '2027-01-09T17:00:00Z', // when the year's statements are mailed
])('a fresh demo of %s', (moment) => {
  const now = new Date(moment);
  beforeAll(() => seedAnew(now));

  test('shows in the overview what is in the ledger', async () => {
    expect(await readOverview(now)).toMatchObject({
      totalPlayers: 11,
      pendingReviews: 3,
      activeSponsors: 3,
      waiting: {
        overdueBills: 3,
        overdueSponsors: 1,
        ordersToPack: 2,
        newMessages: 3,
        newVolunteers: 2,
        unsentMail: 1,
        unmatchedMoney: 1,
      },
    });
    const { equation, unmatched, toMatch } = await readEquation('all');
    expect(equation.differenceCents).toBe(0);
    expect(equation.paidOutCents).toBeGreaterThan(0);
    expect({ unmatched, toMatch }).toEqual({ unmatched: 0, toMatch: 2 });
    const { money, registrations } = await readCharts(now);
    const moved = (await readAll('payments')).map((one) => one.amountCents - one.refundedCents);
    expect(sum(money.flatMap(({ byKind }) => Object.values(byKind)))).toBe(sum(moved));
    expect(sum(registrations.map(({ count }) => count))).toBe(13);
  });

  test('mails nobody and changes nothing at night', async () => {
    const before = await readAll('outbox');
    const { jobs } = await runNightly(now);
    // The first night of a program adds up the months that its ledger has.
    const other = jobs.filter(({ job }) => job !== 'checkLedgerSums');
    expect(other.filter(({ done, error }) => done > 0 || error !== null)).toEqual([]);
    expect(before.filter(({ status }) => status === 'pending')).toEqual([]);
    expect(await readAll('outbox')).toEqual(before);
  });
});

describe('the demo', () => {
  const now = new Date('2026-11-21T17:00:00Z');
  const theirs = { firstName: 'Edited', lastName: 'Before' };
  beforeAll(() => seedAnew(now));

  test.each(WRITTEN.map((open) => [open().id, open] as const))(
    'has %s as the site would have written them, down to the words they are found by',
    async (name, open) => {
      const before = await readAll(name);
      expect(before.length).toBeGreaterThan(0);
      const records = await open().get();
      await Promise.all(records.docs.map((doc) => doc.ref.set(doc.data())));
      expect(await readAll(name)).toEqual(before);
    },
  );

  test('has files: the admin sees what was sent in, and the public what was approved', async () => {
    const office = await signUpUser({ role: 'admin' });
    const submissions = await collections.gallerySubmissions().get();
    for (const doc of submissions.docs) {
      const { id, fileName, fileSize, fileType, poster } = doc.data();
      expect(await findFile(fileName)).toMatchObject({ size: fileSize, contentType: fileType });
      if (poster)
        expect(await findFile(poster.path)).toMatchObject({ contentType: poster.contentType });
      const path = `${readSubmissionLinksEndpoint.path}?${new URLSearchParams({ id })}`;
      const answer = await invoke(adminFunction, sentBy(office, get(path)));
      const { view } = readSubmissionLinksEndpoint.response.parse(await answer.json());
      const shown = await invoke(submissionFile, get(view));
      expect(shown.status).toBe(200);
      expect(shown.headers.get('content-type')).toBe(fileType);
      await shown.body?.cancel();
    }
    const { entries } = await readGallery('kind=photo');
    expect(entries).toHaveLength(2);
    for (const { src } of entries.flatMap(({ images }) => images)) {
      expect((await fetchMedia(src)).status).toBe(200);
    }
    const videos = (await readGallery('kind=video')).entries;
    expect(videos).toHaveLength(1);
    expect(videos[0]?.durationSeconds).toBeGreaterThan(0);
  });

  test('is seeded once: what was deleted or changed stays so', async () => {
    const [order] = (await collections.orders().get()).docs;
    const [message] = (await collections.contactMessages().get()).docs;
    await order?.ref.delete();
    await message?.ref.update({ notes: 'Called back' });
    const names = ['orders', 'contactMessages', 'payments', 'profiles'];
    const before = await Promise.all(names.map(readAll));
    await stack.seed(new Date('2026-12-05T17:00:00Z'));
    expect(await Promise.all(names.map(readAll))).toEqual(before);
  });

  test('leaves alone what was there before it', async () => {
    await firestore().doc('seeds/demo-office').delete();
    await firestore().doc('profiles/demo-player-1').set(theirs);
    const payments = await readAll('payments');
    await stack.seed(new Date('2026-12-05T17:00:00Z'));
    expect((await firestore().doc('profiles/demo-player-1').get()).data()).toEqual(theirs);
    expect(await readAll('payments')).toEqual(expect.arrayContaining(payments));
  });
});
