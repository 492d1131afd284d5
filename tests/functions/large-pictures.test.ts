import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { gallerySubmissions } from '#server/gateways/records.ts';
import { makeWebPictures } from '#server/use-cases/gallery/make-web-pictures.ts';
import { makeHeic } from '#tests/helpers/make-heic.ts';
import { admin, photo, receive, review, seenOf } from '#tests/helpers/submissions.ts';
import { messages } from '#words/office/refusals/submissions.ts';

const heic = makeHeic([120, 100, 180]);

/** The same file, whose header says that it has this width and height. */
function claimSize(given: Buffer, side: number): Buffer {
  const claimed = Buffer.from(given);
  const at = claimed.indexOf('ispe');
  claimed.writeUInt32BE(side, at + 8);
  claimed.writeUInt32BE(side, at + 12);
  return claimed;
}

/** A bomb: some kilobytes that unpack to 121 million pixels. */
const bomb = await sharp({
  create: { width: 11_000, height: 11_000, channels: 3, background: '#000' },
})
  .png({ compressionLevel: 9 })
  .toBuffer();

async function refusalOf(bytes: Buffer, fileType: string) {
  const submission = await receive(bytes, { fileType });
  const response = await review(admin, { ...seenOf(submission), decision: 'approve' });
  const stored = (await gallerySubmissions().doc(submission.id).get()).data();
  expect(stored).toEqual(submission);
  return { status: response.status, message: (await response.json()).error.message as string };
}

describe('refused at approval, in words', () => {
  test('a bomb, before it is unpacked', async () => {
    expect(bomb.length).toBeLessThan(1024 * 1024);
    expect(await refusalOf(bomb, 'image/png')).toEqual({
      status: 409,
      message:
        'This photo has 121 megapixels, and we can show at most 64. Reject it, or ask the sender for a smaller one.',
    });
  });

  test('a HEIC that says it is larger than memory', async () => {
    const answer = await refusalOf(claimSize(heic, 20_000), 'image/heic');
    expect(answer.status).toBe(409);
    expect(answer.message).toContain('has 400 megapixels, and we can show at most 50');
  });

  test.each([
    ['a PNG that was sent in as a JPEG', () => sharp(photo).resize(20).png().toBuffer()],
    [
      'a drawing that was sent in as a JPEG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
  ])('%s', async (_, make) => {
    const answer = await refusalOf(await make(), 'image/jpeg');
    expect(answer.status).toBe(409);
    expect(answer.message).toBe(messages.changedFile);
  });
});

test('pictures are made one after the other, and one that fails holds up none', async () => {
  const order: string[] = [];
  const make = async (name: string, bytes: Buffer, type: string) => {
    const made = await makeWebPictures(bytes, type).catch(() => []);
    order.push(name);
    return made.map(({ width }) => width);
  };
  const answers = await Promise.all([
    make('large', photo, 'image/jpeg'),
    make('broken', Buffer.from('nothing'), 'image/jpeg'),
    make('small', heic, 'image/heic'),
  ]);
  expect(answers).toEqual([[1000, 960, 480], [], [32]]);
  expect(order).toEqual(['large', 'broken', 'small']);
});
