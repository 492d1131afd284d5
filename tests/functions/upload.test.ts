import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createUploadEndpoint, submitUploadEndpoint } from '#contracts/gallery/upload.ts';
import createUpload from '#functions/create-upload.ts';
import submitUpload from '#functions/submit-upload.ts';
import { gallerySubmissions } from '#server/gateways/records.ts';
import { findFile } from '#server/gateways/storage.ts';
import { uploads } from '#server/gateways/uploads.ts';
import { cleanUploads } from '#server/use-cases/gallery/clean-uploads.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { makeHeic } from '#tests/helpers/make-heic.ts';
import { sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import { declare, makePhoto, makeVideo, sendBytes } from '#tests/helpers/uploads.ts';

const MB = 1024 * 1024;
const words = { title: 'Tip-off', description: 'The first jump ball.', category: 'Training' };
const user = await signUpUser();
const photo = await makePhoto();
const png = await sharp(photo).png().toBuffer();

const create = (who: TestUser, files: unknown) =>
  invoke(createUpload, sentBy(who, postJson(createUploadEndpoint.path, { files })));
const submit = (who: TestUser, uploadId: string, change: object = {}) =>
  invoke(
    submitUpload,
    sentBy(who, postJson(submitUploadEndpoint.path, { ...words, uploadId, ...change })),
  );

async function open(file: ReturnType<typeof declare>, who = user) {
  const response = await create(who, [file]);
  expect(response.status).toBe(200);
  const [upload] = createUploadEndpoint.response.parse(await response.json()).uploads;
  if (!upload) throw new Error('No upload was opened.');
  return upload;
}

/** Declares a file, sends these bytes, and submits. */
async function send(file: ReturnType<typeof declare>, bytes: Uint8Array, who = user) {
  const upload = await open(file, who);
  expect((await sendBytes(upload.sessionUrl, bytes, stack.addresses.site)).status).toBe(200);
  const path = (await uploads().doc(upload.uploadId).get()).data()?.fileName ?? '';
  return { upload, path, response: await submit(who, upload.uploadId) };
}

const stored = async (id: string) => (await gallerySubmissions().doc(id).get()).data();

async function refusal(response: Response) {
  const { error } = (await response.json()) as {
    error: { code: string; message: string; fields?: Record<string, string> };
  };
  return { status: response.status, ...error };
}

describe('a photo', () => {
  test('becomes a pending submission of its sender', async () => {
    const { upload, path, response } = await send(
      declare('IMG 1.jpg', 'image/jpeg', photo.length),
      photo,
    );
    expect(await response.json()).toEqual({ submissionId: upload.uploadId, status: 'pending' });
    expect(path).toMatch(new RegExp(`^team-photos/${user.uid}/[0-9a-f-]{36}\\.jpg$`));
    expect(await stored(upload.uploadId)).toMatchObject({
      ...words,
      submissionType: 'photo',
      status: 'pending',
      originalName: 'IMG 1.jpg',
      fileName: path,
      fileType: 'image/jpeg',
      fileSize: photo.length,
      submittedBy: user.uid,
      submitterName: 'Robin Doe',
      submitterEmail: user.email,
      published: [],
    });
    expect((await uploads().doc(upload.uploadId).get()).exists).toBe(false);
  });

  test('submitted twice, and five times at once, is one submission', async () => {
    const file = declare('a.jpg', 'image/jpeg', photo.length);
    const { upload, response } = await send(file, photo);
    const first = await response.json();
    const others = await Promise.all(
      Array.from({ length: 5 }, () => submit(user, upload.uploadId, { title: 'Another' })),
    );
    for (const other of others) expect(await other.json()).toEqual(first);
    expect((await stored(upload.uploadId))?.title).toBe('Tip-off');
  });

  test('whose name has 500 characters, slashes, markup and a null byte is stored under a path of ours', async () => {
    const name = `../../<b>/\u0000${'x'.repeat(485)}.jpg`;
    expect(name).toHaveLength(500);
    const { upload, path } = await send(declare(name, 'image/jpeg', photo.length), photo);
    expect(path).toMatch(new RegExp(`^team-photos/${user.uid}/[0-9a-f-]{36}\\.jpg$`));
    expect((await stored(upload.uploadId))?.originalName).toBe(name.replace('\u0000', '\uFFFD'));
    const longer = await create(user, [declare(`x${name}`, 'image/jpeg', 10)]);
    expect(await refusal(longer)).toMatchObject({ status: 422, code: 'invalid_input' });
  });

  test('in PNG, and in WebP and HEIC without a type, is taken, too', async () => {
    const heic = makeHeic([120, 100, 180]);
    expect((await send(declare('IMG.HEIC', '', heic.length), heic)).response.status).toBe(200);
    const webp = await sharp(photo).webp().toBuffer();
    expect((await send(declare('a.png', 'image/png', png.length), png)).response.status).toBe(200);
    expect((await send(declare('a.webp', '', webp.length), webp)).response.status).toBe(200);
  });
});

describe('a video', () => {
  test('of 100 MB is taken, with the poster that the browser made', async () => {
    const video = makeVideo(100 * MB);
    const poster = await sharp(photo).resize(320).jpeg().toBuffer();
    const upload = await open({
      ...declare('game.mp4', 'video/mp4', video.length),
      posterSize: poster.length,
    });
    await sendBytes(upload.posterSessionUrl ?? '', poster, stack.addresses.site);
    await sendBytes(upload.sessionUrl, video, stack.addresses.site);
    expect((await submit(user, upload.uploadId)).status).toBe(200);
    const submission = await stored(upload.uploadId);
    expect(submission).toMatchObject({
      submissionType: 'video',
      fileSize: 100 * MB,
      poster: { contentType: 'image/jpeg' },
    });
    expect(submission?.fileName).toMatch(/^team-videos\/.*\.mp4$/);
  });

  test('closes the address of its poster: no record would know of one that comes later', async () => {
    const file = { ...declare('a.mov', 'video/quicktime', 5000), posterSize: photo.length };
    const video = makeVideo(5000);
    for (const bytes of [video, Buffer.alloc(5000)]) {
      const { uploadId, sessionUrl, posterSessionUrl } = await open(file);
      const { posterName } = (await uploads().doc(uploadId).get()).data() ?? {};
      await sendBytes(sessionUrl, bytes, stack.addresses.site);
      expect((await submit(user, uploadId)).status).toBe(bytes === video ? 200 : 422);
      const late = await sendBytes(posterSessionUrl ?? '', photo, stack.addresses.site);
      expect([late.ok, await findFile(posterName ?? 'none')]).toEqual([false, undefined]);
    }
  });

  test('is taken without a poster that did not arrive, or is none', async () => {
    const video = makeVideo(5000);
    const file = { ...declare('a.mov', 'video/quicktime', video.length), posterSize: 4 };
    const [missing, wrong] = [await open(file), await open(file)];
    await sendBytes(missing.sessionUrl, video, stack.addresses.site);
    await sendBytes(wrong.sessionUrl, video, stack.addresses.site);
    await sendBytes(wrong.posterSessionUrl ?? '', Buffer.from('text'), stack.addresses.site);
    for (const { uploadId } of [missing, wrong]) {
      expect((await submit(user, uploadId)).status).toBe(200);
      expect((await stored(uploadId))?.poster).toBeNull();
    }
  });
});

describe('what is said of a file is refused before a byte is sent', () => {
  test.each([
    [
      '10 MB and a byte',
      declare('a.jpg', 'image/jpeg', 10 * MB + 1),
      'a.jpg exceeds the maximum file size limit.',
    ],
    [
      '100 MB and a byte',
      declare('a.mp4', 'video/mp4', 100 * MB + 1),
      'a.mp4 exceeds the maximum file size limit.',
    ],
    ['nothing', declare('a.jpg', 'image/jpeg', 0), 'a.jpg is empty.'],
    ['a GIF', declare('a.gif', 'image/gif', 10), 'a.gif is not a supported image or video file.'],
    ['a program', declare('a.exe', '', 10), 'a.exe is not a supported image or video file.'],
    [
      'a page with the ending of a photo',
      declare('a.jpg', 'text/html', 10),
      'a.jpg is not a supported image or video file.',
    ],
  ])('%s', async (_, file, message) => {
    const good = declare('good.jpg', 'image/jpeg', 10);
    expect(await refusal(await create(user, [good, file]))).toEqual({
      status: 422,
      code: 'invalid_input',
      message,
      fields: { 'files.1': message },
    });
  });

  test.each([
    ['no files', []],
    ['eleven files', Array.from({ length: 11 }, () => declare('a.jpg', 'image/jpeg', 10))],
    ['a negative size', [declare('a.jpg', 'image/jpeg', -1)]],
    ['half a byte', [declare('a.jpg', 'image/jpeg', 0.5)]],
    ['a poster of 2 MB', [{ ...declare('a.mp4', 'video/mp4', 10), posterSize: 2 * MB }]],
    ['no list', 'a.jpg'],
  ])('%s', async (_, files) => {
    expect((await create(user, files)).status).toBe(422);
  });
});

describe('the bytes decide', () => {
  test.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a GIF', Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)])],
    ['a video', makeVideo(1000)],
    ['a PNG', png],
  ])('%s that is called .jpg is refused and deleted', async (_, bytes) => {
    const file = declare('holiday.jpg', 'image/jpeg', bytes.length);
    const { upload, path, response } = await send(file, bytes);
    const message = 'holiday.jpg is not a supported image or video file.';
    expect(await refusal(response)).toMatchObject({
      status: 422,
      message,
      fields: { file: message },
    });
    expect(await findFile(path)).toBeUndefined();
    expect(await stored(upload.uploadId)).toBeUndefined();
    expect((await submit(user, upload.uploadId)).status).toBe(404);
  });

  test('an upload takes exactly what was declared', async () => {
    const upload = await open(declare('a.jpg', 'image/jpeg', photo.length - 1));
    const response = await sendBytes(upload.sessionUrl, photo, stack.addresses.site);
    expect(response.status).toBe(400);
    expect(await refusal(await submit(user, upload.uploadId))).toMatchObject({
      status: 409,
      code: 'conflict',
    });
  });

  test('what has not arrived yet can still come', async () => {
    const upload = await open(declare('a.jpg', 'image/jpeg', photo.length));
    expect((await submit(user, upload.uploadId)).status).toBe(409);
    await sendBytes(upload.sessionUrl, photo, stack.addresses.site);
    expect((await submit(user, upload.uploadId)).status).toBe(200);
  });
});

describe('words', () => {
  test.each([
    ['no title', { title: ' ' }, 'title'],
    ['no description', { description: '' }, 'description'],
    ['no category', { category: '' }, 'category'],
    ['a category that is none', { category: 'All' }, 'category'],
    ['a title of 1 MB', { title: 'x'.repeat(40_000) }, 'title'],
  ])('%s is refused beside its field', async (_, change, field) => {
    const answer = await refusal(await submit(user, crypto.randomUUID(), change));
    expect(answer).toMatchObject({ status: 422, code: 'invalid_input' });
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });
});

describe('nobody else', () => {
  test('may upload without signing in', async () => {
    const files = [declare('a.jpg', 'image/jpeg', 10)];
    const requests = [
      postJson(createUploadEndpoint.path, { files }),
      sentBy({ idToken: 'forged' }, postJson(createUploadEndpoint.path, { files })),
    ];
    for (const request of requests) {
      expect(await refusal(await invoke(createUpload, request))).toMatchObject({ status: 401 });
    }
    const response = await invoke(submitUpload, postJson(submitUploadEndpoint.path, words));
    expect(response.status).toBe(401);
  });

  test('may submit another’s upload, or ask for another’s submission', async () => {
    const other = await signUpUser();
    const upload = await open(declare('a.jpg', 'image/jpeg', photo.length));
    await sendBytes(upload.sessionUrl, photo, stack.addresses.site);
    expect(await refusal(await submit(other, upload.uploadId))).toMatchObject({ status: 404 });
    expect((await submit(user, upload.uploadId)).status).toBe(200);
    expect(await refusal(await submit(other, upload.uploadId))).toMatchObject({ status: 404 });
  });
});

test('files that never became a submission go after a week', async () => {
  const upload = await open(declare('a.jpg', 'image/jpeg', photo.length));
  await sendBytes(upload.sessionUrl, photo, stack.addresses.site);
  const path = (await uploads().doc(upload.uploadId).get()).data()?.fileName ?? '';
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60 * 1000);
  const waiting = async () => (await uploads().count().get()).data().count;
  const before = await waiting();
  const clean = (count: number) => cleanUploads(days(count), () => true);
  expect(await clean(6)).toMatchObject({ done: 0, left: 0 });
  expect(await findFile(path)).toBeDefined();
  expect(await clean(8)).toMatchObject({ done: before, left: 0 });
  expect(await waiting()).toBe(0);
  expect(await findFile(path)).toBeUndefined();
  expect((await submit(user, upload.uploadId)).status).toBe(404);
});

test('Storage down: told to try again, and the same upload then goes through', async () => {
  const upload = await open(declare('a.jpg', 'image/jpeg', photo.length));
  await sendBytes(upload.sessionUrl, photo, stack.addresses.site);
  await stack.storage.stop();
  allowConsole(/service_unavailable/);
  const response = await submit(user, upload.uploadId);
  await stack.storage.start();
  expect(await refusal(response)).toMatchObject({ status: 503, code: 'service_unavailable' });
  await expect.poll(async () => (await submit(user, upload.uploadId)).status).toBe(200);
});
