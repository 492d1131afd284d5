import { describe, expect, test } from 'vitest';
import {
  cancelUploadsEndpoint,
  createUploadEndpoint,
  submitUploadEndpoint,
} from '#contracts/gallery/upload.ts';
import { newProfile } from '#domain/accounts/new-profile.ts';
import { publishedPath } from '#domain/gallery/published-file.ts';
import cancelUploads from '#functions/cancel-uploads.ts';
import createUpload from '#functions/create-upload.ts';
import submitUpload from '#functions/submit-upload.ts';
import { gallerySubmissions } from '#server/gateways/records.ts';
import { copyFile, findFile } from '#server/gateways/storage.ts';
import { uploadQuotas, uploads } from '#server/gateways/uploads.ts';
import { createUploads } from '#server/use-cases/gallery/create-upload.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import { declare, makePhoto, sendBytes } from '#tests/helpers/uploads.ts';

const MB = 1024 * 1024;
const HOUR_MS = 60 * 60_000;
const words = { title: 'Tip-off', description: 'The first jump ball.', category: 'Training' };
const photo = await makePhoto({ width: 60, height: 40 });
const onePhoto = [declare('a.jpg', 'image/jpeg', photo.length)];
const videos = (count: number) =>
  Array.from({ length: count }, () => declare('a.mp4', 'video/mp4', 100 * MB));

const create = (who: TestUser, files: unknown) =>
  invoke(createUpload, sentBy(who, postJson(createUploadEndpoint.path, { files })));
const submit = (who: TestUser, uploadId: string) =>
  invoke(submitUpload, sentBy(who, postJson(submitUploadEndpoint.path, { ...words, uploadId })));

async function refusal(response: Response) {
  const { error } = (await response.json()) as { error: { code: string; message: string } };
  return { status: response.status, ...error };
}

/** The account as the server knows it, for a clock of the test's own. */
const accountOf = ({ uid, email }: TestUser) => ({
  uid,
  email,
  emailVerified: true,
  signedInAt: new Date().toISOString(),
  profile: newProfile(
    { id: uid, userId: uid, firstName: 'Robin', lastName: 'Doe', email, role: 'parent' },
    new Date(),
  ),
});

const pathsOf = async ({ uid }: TestUser) => {
  const { docs } = await uploads().where('uid', '==', uid).get();
  return docs.map((doc) => doc.data().fileName);
};

const cancel = (who: TestUser, uploadIds: readonly string[]) =>
  invoke(cancelUploads, sentBy(who, postJson(cancelUploadsEndpoint.path, { uploadIds })));
async function open(who: TestUser, files: unknown) {
  const answer = await create(who, files);
  expect(answer.status).toBe(200);
  return createUploadEndpoint.response.parse(await answer.json()).uploads;
}
const idsOf = (opened: readonly { uploadId: string }[]) => opened.map(({ uploadId }) => uploadId);

describe('what is canceled', () => {
  test('before it has arrived takes nothing off the day, and takes no bytes any more', async () => {
    const parent = await signUpUser();
    const films = videos(10).map((video) => ({ ...video, posterSize: 1000 }));
    const opened = await open(parent, films);
    expect((await cancel(parent, idsOf(opened))).status).toBe(200);
    expect(await pathsOf(parent)).toEqual([]);
    expect((await uploadQuotas().doc(parent.uid).get()).data()).toMatchObject({
      files: 0,
      bytes: 0,
    });
    // Twice is as good as once.
    expect((await cancel(parent, idsOf(opened))).status).toBe(200);
    expect((await uploadQuotas().doc(parent.uid).get()).data()).toMatchObject({
      files: 0,
      bytes: 0,
    });
    const late = await sendBytes(opened[0]?.sessionUrl ?? '', photo, stack.addresses.site);
    expect(late.ok).toBe(false);
    expect(await open(parent, films)).toHaveLength(10);
  });

  test('when it has arrived goes, and counts: nobody fills our storage by canceling', async () => {
    const parent = await signUpUser();
    const opened = await open(parent, onePhoto);
    await sendBytes(opened[0]?.sessionUrl ?? '', photo, stack.addresses.site);
    const [path = ''] = await pathsOf(parent);
    expect(await findFile(path)).toBeDefined();
    expect((await cancel(parent, idsOf(opened))).status).toBe(200);
    expect(await findFile(path)).toBeUndefined();
    expect((await uploadQuotas().doc(parent.uid).get()).data()).toMatchObject({ files: 1 });
  });

  test('when it is sent in already is called back, until someone has decided on it', async () => {
    const parent = await signUpUser();
    const opened = await open(parent, [onePhoto[0], onePhoto[0]]);
    for (const { sessionUrl, uploadId } of opened) {
      await sendBytes(sessionUrl, photo, stack.addresses.site);
      expect((await submit(parent, uploadId)).status).toBe(200);
    }
    const [waiting = '', shown = ''] = idsOf(opened);
    const file = (await gallerySubmissions().doc(waiting).get()).data()?.fileName ?? '';
    await gallerySubmissions().doc(shown).update({ status: 'approved' });
    // What an approval that broke off has left.
    const left = publishedPath(waiting, 'medium.webp');
    await copyFile(file, left, 'image/webp');
    const answer = await refusal(await cancel(parent, [waiting, shown]));
    expect(answer).toMatchObject({ status: 409, code: 'conflict' });
    expect((await gallerySubmissions().doc(waiting).get()).exists).toBe(false);
    expect((await gallerySubmissions().doc(shown).get()).exists).toBe(true);
    expect(await findFile(file)).toBeUndefined();
    expect(await findFile(left)).toBeUndefined();
  });

  test('when it is sent in already is called back from two tabs at once', async () => {
    const parent = await signUpUser();
    const [opened] = await open(parent, onePhoto);
    await sendBytes(opened?.sessionUrl ?? '', photo, stack.addresses.site);
    const id = opened?.uploadId ?? '';
    await submit(parent, id);
    const answers = await Promise.all([cancel(parent, [id]), cancel(parent, [id])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await gallerySubmissions().doc(id).get()).exists).toBe(false);
  });

  test('by someone else stays', async () => {
    const [parent, stranger] = await Promise.all([signUpUser(), signUpUser()]);
    const opened = await open(parent, onePhoto);
    expect((await cancel(stranger, idsOf(opened))).status).toBe(200);
    expect(await pathsOf(parent)).toHaveLength(1);
    await sendBytes(opened[0]?.sessionUrl ?? '', photo, stack.addresses.site);
    expect((await submit(parent, opened[0]?.uploadId ?? '')).status).toBe(200);
    expect((await cancel(stranger, idsOf(opened))).status).toBe(200);
    expect(
      (
        await gallerySubmissions()
          .doc(opened[0]?.uploadId ?? '')
          .get()
      ).exists,
    ).toBe(true);
  });
});

test('what a closed page has left unfinished takes nothing off the day after some hours', async () => {
  const parent = accountOf(await signUpUser());
  const now = new Date();
  await createUploads({ files: videos(10) }, parent, now);
  const soon = new Date(now.getTime() + HOUR_MS);
  await expect(createUploads({ files: videos(10) }, parent, soon)).rejects.toThrow('1 GB a day');
  const later = new Date(now.getTime() + 4 * HOUR_MS);
  expect((await createUploads({ files: videos(10) }, parent, later)).uploads).toHaveLength(10);
});

describe('nothing is opened', () => {
  test('for an address that is not verified', async () => {
    const stranger = await signUpUser({ verified: false });
    const answer = await refusal(await create(stranger, onePhoto));
    expect(answer).toMatchObject({ status: 403, code: 'forbidden' });
    expect(answer.message).toContain('verify your email');
    expect(await pathsOf(stranger)).toEqual([]);
    expect((await submit(stranger, crypto.randomUUID())).status).toBe(403);
  });

  test('for an account without a profile', async () => {
    const nobody = await signUpUser({ role: null });
    const answer = await refusal(await create(nobody, onePhoto));
    expect(answer).toMatchObject({ status: 403, code: 'forbidden' });
    expect(answer.message).toContain('complete your sign-up');
    expect(await pathsOf(nobody)).toEqual([]);
  });

  test('beyond a gigabyte within a day, and the refusal says when to try again', async () => {
    const busy = await signUpUser();
    expect((await create(busy, videos(10))).status).toBe(200);
    const answer = await refusal(await create(busy, videos(1)));
    expect(answer).toMatchObject({ status: 429, code: 'rate_limited' });
    expect(answer.message).toMatch(/at most 50 files and 1 GB a day.*in 24 hours/);
    expect(await pathsOf(busy)).toHaveLength(10);
    // What fits still goes.
    expect((await create(busy, onePhoto)).status).toBe(200);
    expect((await uploadQuotas().doc(busy.uid).get()).data()).toMatchObject({
      files: 11,
      bytes: 1000 * MB + photo.length,
    });
  });

  test('beyond fifty files within a day; the next day begins anew', async () => {
    const busy = accountOf(await signUpUser());
    const now = new Date();
    const ten = { files: Array.from({ length: 10 }, () => declare('a.jpg', 'image/jpeg', 10)) };
    const later = new Date(now.getTime() + 22.5 * HOUR_MS);
    await createUploads(ten, busy, now);
    for (let round = 0; round < 5; round += 1) await createUploads(ten, busy, later);
    await expect(createUploads(ten, busy, later)).rejects.toThrow('Please try again in 2 hours.');
    const nextDay = new Date(now.getTime() + 24 * HOUR_MS);
    expect((await createUploads(ten, busy, nextDay)).uploads).toHaveLength(10);
  });

  test('while sixty that were opened before were never finished', async () => {
    const busy = accountOf(await signUpUser());
    const ten = { files: Array.from({ length: 10 }, () => declare('a.jpg', 'image/jpeg', 10)) };
    const start = Date.now();
    const at = (hours: number) => createUploads(ten, busy, new Date(start + hours * HOUR_MS));
    for (const hours of [0, 23, 23, 23, 23, 24]) await at(hours);
    // Of those of the day before nothing was heard any more.
    await at(24);
    await expect(at(24)).rejects.toThrow('many unfinished uploads');
  });

  test('beyond the limit by many requests at once', async () => {
    const busy = await signUpUser();
    const answers = await Promise.all(Array.from({ length: 5 }, () => create(busy, videos(4))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429]);
    expect(await pathsOf(busy)).toHaveLength(8);
  });
});

test('two that are opened in the same millisecond have a place of their own each', async () => {
  const user = await signUpUser();
  const now = new Date();
  const opened = await Promise.all(
    [1, 2].map(() => createUploads({ files: onePhoto }, accountOf(user), now)),
  );
  const paths = await pathsOf(user);
  expect(new Set(paths).size).toBe(2);
  for (const {
    uploads: [upload],
  } of opened) {
    const sent = await sendBytes(upload?.sessionUrl ?? '', photo, stack.addresses.site);
    expect(sent.status).toBe(200);
    expect((await submit(user, upload?.uploadId ?? '')).status).toBe(200);
  }
});

test('submitted again while the first try commits, it is the same submission every time', async () => {
  const user = await signUpUser();
  for (let round = 0; round < 4; round += 1) {
    const answer = await create(
      user,
      Array.from({ length: 10 }, () => onePhoto[0]),
    );
    const { uploads: opened } = createUploadEndpoint.response.parse(await answer.json());
    await Promise.all(
      opened.map(({ sessionUrl }) => sendBytes(sessionUrl, photo, stack.addresses.site)),
    );
    const statuses = await Promise.all(
      opened.flatMap(({ uploadId }) =>
        Array.from({ length: 3 }, async () => (await submit(user, uploadId)).status),
      ),
    );
    expect(statuses).toEqual(statuses.map(() => 200));
  }
  const found = await gallerySubmissions().where('submittedBy', '==', user.uid).count().get();
  expect(found.data().count).toBe(40);
});
