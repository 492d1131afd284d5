import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  changeOwnPhotoConsentEndpoint,
  deleteOwnAccountEndpoint,
} from '#contracts/accounts/own-account.ts';
import { listSubmissionsEndpoint } from '#contracts/gallery/dashboard.ts';
import {
  deletePlayerEndpoint,
  getPlayerEndpoint,
  savePhotoConsentEndpoint,
} from '#contracts/players/dashboard.ts';
import { UNDO_HEADER } from '#contracts/records/undo-header.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import accountApi from '#functions/account.ts';
import adminApi from '#functions/admin.ts';
import { auditLog, gallerySubmissions, outbox, profiles } from '#server/gateways/records.ts';
import { actionsOn } from '#tests/helpers/audit-log.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import { admin, decide, photo, receive, review, seenOf } from '#tests/helpers/submissions.ts';

await stack.seed();
const small = await sharp(photo).resize(40).jpeg().toBuffer();

const guardian = await signUpUser();
const addOwn = (photoConsent = true) => addPlayer({ email: guardian.email, photoConsent });
const change = (who: TestUser, playerId: string, photoConsent: boolean) =>
  invoke(
    accountApi,
    sentBy(who, postJson(changeOwnPhotoConsentEndpoint.path, { playerId, photoConsent })),
  );
const consentOf = async ({ id }: Profile) => (await profiles().doc(id).get()).data()?.photoConsent;
const mailsAbout = async ({ id }: Profile) =>
  (await outbox().where('about', '==', `profiles/${id}`).get()).docs.map((doc) => doc.data());
const entriesOn = async ({ id }: Profile) =>
  (await auditLog().where('subject', '==', `profiles/${id}`).get()).docs.map((doc) => doc.data());
const detailOf = async ({ id }: Profile) => {
  const response = await invoke(adminApi, sentBy(admin, get(`${getPlayerEndpoint.path}?id=${id}`)));
  return getPlayerEndpoint.response.parse(await response.json());
};

async function publish(players: readonly Profile[], title = 'Tip-off') {
  const submission = await receive(small, { title });
  const playerIds = players.map(({ id }) => id);
  const approved = await decide(submission, 'approve', { playerIds });
  if (!approved) throw new Error('The approved submission is missing in the answer.');
  return approved;
}

describe('a player who is deleted', () => {
  const remove = ({ id, updatedAt }: Profile) =>
    invoke(adminApi, sentBy(admin, postJson(deletePlayerEndpoint.path, { id, seen: updatedAt })));

  const found = async (search: string, status: string) => {
    const path = `${listSubmissionsEndpoint.path}?${new URLSearchParams({ search, status })}`;
    const answer = await invoke(adminApi, sentBy(admin, get(path)));
    return listSubmissionsEndpoint.response.parse(await answer.json()).rows.map(({ id }) => id);
  };

  test('leaves pictures, of which the office is emailed a way to each', async () => {
    const [player, other] = await Promise.all([addOwn(), addOwn()]);
    const shown = await publish([player, other], 'Rebound & roll');
    await publish([other], 'Not this one');
    // Files that are sent together have one title.
    await publish([other], 'Rebound & roll');
    await receive(small, { title: 'Not published', playerIds: [player.id] });
    expect((await remove(player)).headers.get(UNDO_HEADER)).toBeNull();
    expect((await profiles().doc(player.id).get()).exists).toBe(false);
    const [mail, ...others] = await mailsAbout(player);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: process.env.OFFICE_EMAIL,
      subject: `A deleted player is still in the gallery: ${player.firstName} ${player.lastName}`,
    });
    expect(mail?.text).not.toMatch(/Not this one|Not published/);
    // What the link shows holds all that removing takes.
    const link = new URL(/https?:\S+tab=gallery\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const search = link.searchParams.get('search') ?? '';
    expect(link.searchParams.get('view')).toBe('approved');
    expect(await found(search, 'approved')).toEqual([shown.id]);
    expect(await found(search, 'pending')).toEqual([]);
    // As a family reads it to the office, which the picture's own page has told them.
    expect(await found(` ${shown.id.slice(0, 8).toUpperCase()} `, '')).toEqual([shown.id]);
  });

  test('by an own account leaves them, too', async () => {
    const player = await signUpUser({ role: 'member' });
    const [profile, child] = [(await profiles().doc(player.uid).get()).data(), await addOwn()];
    if (!profile) throw new Error('A member has a profile.');
    await profiles().doc(player.uid).update({ photoConsent: true });
    const shown = await publish([profile, child], 'Last game');
    const request = postJson(deleteOwnAccountEndpoint.path, { confirmed: true });
    expect((await invoke(accountApi, sentBy(player, request))).status).toBe(200);
    const mails = await mailsAbout(profile);
    const [mail, ...others] = mails.filter(({ to }) => to === process.env.OFFICE_EMAIL);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('A deleted player is still in the gallery: Robin Doe');
    expect(mail?.text).toContain('Robin Doe deleted their own account.');
    expect(mail?.text).toContain(`search=${shown.id}`);
  });

  test('and is in no picture causes no email, and can be taken back', async () => {
    const player = await addOwn();
    await receive(small, { title: 'Not published', playerIds: [player.id] });
    expect((await remove(player)).headers.get(UNDO_HEADER)).not.toBeNull();
    expect(await mailsAbout(player)).toEqual([]);
  });
});

describe('a guardian', () => {
  test('withdraws the consent, and the office is mailed what is public, with a way to remove it', async () => {
    const [player, other] = await Promise.all([addOwn(), addOwn()]);
    const shown = await publish([player, other], 'The last basket <b>');
    await publish([other], 'Not this one');
    const answer = await change(guardian, player.id, false);
    expect(answer.status).toBe(200);
    expect((await answer.json()).player).toMatchObject({ id: player.id, photoConsent: false });
    expect([await consentOf(player), await consentOf(other)]).toEqual([false, true]);

    const [mail, ...others] = await mailsAbout(player);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: process.env.OFFICE_EMAIL,
      subject: `Photo consent withdrawn: ${player.firstName} ${player.lastName}`,
    });
    expect(mail?.text).toContain('photo: The last basket <b>');
    expect(mail?.text).not.toContain('Not this one');
    expect(mail?.text).toContain(`/admin?tab=players&player=${player.id}`);
    expect(mail?.html).not.toContain('<b>');
    expect(await entriesOn(player)).toMatchObject([
      {
        action: 'photoConsent.withdrawn',
        actorId: guardian.uid,
        changes: [{ field: 'photoConsent', before: 'true', after: 'false' }],
      },
    ]);

    const { pictures } = await detailOf(player);
    expect(pictures).toMatchObject([
      { id: shown.id, kind: 'photo', status: 'approved', src: `/media/${shown.id}/40.webp` },
    ]);
    // What the list holds is all that removing one takes.
    const [picture] = pictures;
    const removal = { id: picture?.id, seen: picture?.updatedAt, decision: 'delete' };
    expect((await review(admin, removal)).status).toBe(200);
    expect((await detailOf(player)).pictures).toEqual([]);
  });

  test('twice is one mail, and the consent can be given again', async () => {
    const player = await addOwn();
    for (const consent of [false, false, true, false]) {
      expect((await change(guardian, player.id, consent)).status).toBe(200);
    }
    expect(await mailsAbout(player)).toHaveLength(2);
    expect((await entriesOn(player)).map(({ action }) => action).sort()).toEqual([
      'photoConsent.given',
      'photoConsent.withdrawn',
      'photoConsent.withdrawn',
    ]);
  });

  test('decides for nobody else’s player, and not before the address is verified', async () => {
    const [own, another] = await Promise.all([addOwn(), addPlayer({ photoConsent: true })]);
    const unverified = await signUpUser({ verified: false });
    const theirs = await addPlayer({ email: unverified.email, photoConsent: true });
    expect((await change(guardian, another.id, false)).status).toBe(404);
    expect((await change(guardian, 'nobody', false)).status).toBe(404);
    expect((await change(guardian, guardian.uid, false)).status).toBe(404);
    expect((await change(unverified, theirs.id, false)).status).toBe(403);
    expect((await change(guardian, '../x', false)).status).toBe(422);
    const stranger = postJson(changeOwnPhotoConsentEndpoint.path, {
      playerId: own.id,
      photoConsent: false,
    });
    expect((await invoke(accountApi, stranger)).status).toBe(401);
    for (const player of [own, another, theirs]) expect(await consentOf(player)).toBe(true);
  });
});

describe('an admin', () => {
  const save = (who: TestUser, player: Profile, photoConsent: boolean) =>
    invoke(
      adminApi,
      sentBy(
        who,
        postJson(savePhotoConsentEndpoint.path, {
          id: player.id,
          seen: player.updatedAt,
          photoConsent,
        }),
      ),
    );

  test('withdraws and gives it, over nobody else’s change', async () => {
    const player = await addOwn();
    expect((await save(guardian, player, false)).status).toBe(403);
    const answer = await save(admin, player, false);
    expect(answer.status).toBe(200);
    const { player: saved } = savePhotoConsentEndpoint.response.parse(await answer.json());
    expect(saved.photoConsent).toBe(false);
    expect((await save(admin, player, true)).status).toBe(409);
    expect(await consentOf(player)).toBe(false);
    expect(await mailsAbout(player)).toHaveLength(1);
    expect(await entriesOn(player)).toMatchObject([{ actorId: admin.uid }]);
  });

  test('publishes no picture of a player without consent', async () => {
    const [yes, no] = await Promise.all([addOwn(), addOwn(false)]);
    const submission = await receive(small);
    const body = { ...seenOf(submission), decision: 'approve', playerIds: [yes.id, no.id] };
    const refused = await review(admin, body);
    expect(refused.status).toBe(409);
    expect((await refused.json()).error.message).toBe(
      `There is no photo consent for ${no.firstName} ${no.lastName}. Reject this, or ask the guardian first.`,
    );
    const unknown = await review(admin, { ...body, playerIds: ['nobody'] });
    expect(unknown.status).toBe(422);
    expect((await gallerySubmissions().doc(submission.id).get()).data()?.status).toBe('pending');
    const tooMany = await review(admin, { ...body, playerIds: Array(31).fill(yes.id) });
    expect(tooMany.status).toBe(422);
  });

  test('who rejects a picture says whom it shows, and nobody approves it without a consent', async () => {
    const no = await addOwn(false);
    const reason = 'A player here has no consent.';
    const rejected = await decide(await receive(small), 'reject', { reason, playerIds: [no.id] });
    if (!rejected) throw new Error('The rejected submission is missing in the answer.');
    expect(rejected).toMatchObject({ status: 'rejected', playerIds: [no.id] });
    const approval = { ...seenOf(rejected), decision: 'approve' };
    const refused = await review(admin, approval);
    expect(refused.status).toBe(409);
    expect((await refused.json()).error.message).toContain('There is no photo consent for');
    expect((await review(admin, { ...approval, playerIds: [] })).status).toBe(200);
  });

  test('who is gone since a picture was rejected is on it no more when it is approved after all', async () => {
    const [gone, stays] = await Promise.all([addOwn(), addOwn()]);
    const told = { reason: 'Too dark.', playerIds: [gone.id, stays.id] };
    const rejected = await decide(await receive(small), 'reject', told);
    if (!rejected) throw new Error('The rejected submission is missing in the answer.');
    await profiles().doc(gone.id).delete();
    const unknown = { ...seenOf(rejected), decision: 'approve', playerIds: [gone.id] };
    expect((await review(admin, unknown)).status).toBe(422);
    const approved = await decide(rejected, 'approve');
    expect(approved).toMatchObject({ status: 'approved', playerIds: [stays.id] });
    const stored = (await gallerySubmissions().doc(rejected.id).get()).data();
    expect(stored?.playerIds).toEqual([stays.id]);
  });

  test('tags what was approved before, also those who did not consent', async () => {
    const [first, second] = await Promise.all([addOwn(), addOwn(false)]);
    const approved = await publish([first]);
    const body = { ...seenOf(approved), decision: 'tag', playerIds: [second.id, second.id] };
    const answer = await review(admin, body);
    expect(await answer.json()).toMatchObject({
      submission: { status: 'approved', playerIds: [second.id] },
      withoutConsent: [`${second.firstName} ${second.lastName}`],
    });
    expect(await actionsOn(`gallerySubmissions/${approved.id}`)).toEqual([
      'submission.approved',
      'submission.tagged',
    ]);
    expect((await detailOf(first)).pictures).toEqual([]);
    expect((await detailOf(second)).pictures).toMatchObject([{ id: approved.id }]);
    const pending = await receive(small);
    const early = { ...seenOf(pending), decision: 'tag', playerIds: [first.id] };
    expect((await review(admin, early)).status).toBe(409);
  });
});
