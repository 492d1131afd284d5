import sharp from 'sharp';
import { afterEach, describe, expect, test } from 'vitest';
import { uploadBrandPictureEndpoint } from '#contracts/team/brand.ts';
import { brandAddress, brandPath, logoSize } from '#domain/team/brand-picture.ts';
import brandPicture from '#functions/brand-picture.ts';
import uploadBrandPicture from '#functions/upload-brand-picture.ts';
import { seedTeamInformation } from '#local/seed/records/seed-team-information.ts';
import { auditLog } from '#server/gateways/records.ts';
import { deleteFolder, findFile } from '#server/gateways/storage.ts';
import { readBrandFiles } from '#server/use-cases/team/read-brand-files.ts';
import { LOGO_SVG, makePng } from '#tests/helpers/brand.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

const office = await signUpUser({ role: 'admin' });
const coach = await signUpUser({ role: 'coach' });

const send = (file: string | Buffer, who = office) =>
  invoke(
    uploadBrandPicture,
    sentBy(
      who,
      postJson(uploadBrandPictureEndpoint.path, { data: Buffer.from(file).toString('base64') }),
    ),
  );
async function upload(file: string | Buffer): Promise<string> {
  const response = await send(file);
  expect(response.status).toBe(200);
  return uploadBrandPictureEndpoint.response.parse(await response.json()).id;
}
async function refusalOf(response: Response): Promise<string> {
  const { error } = (await response.json()) as {
    error: { code: string; message: string; fields?: { data?: string } };
  };
  return `${response.status} ${error.code}: ${error.fields?.data ?? error.message}`;
}
const open = (address: string, method = 'GET') =>
  invoke(brandPicture, new Request(get(address), { method }));
const read = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer()));

afterEach(() => stack.storage.start());

describe('an uploaded logo', () => {
  test('an SVG becomes PNGs of every size that is shown, at an address that keeps them', async () => {
    const id = await upload(LOGO_SVG);
    for (const place of ['header', 'email', 'pdf'] as const) {
      const response = await open(brandAddress(id, `${place}.png`));
      expect(response.headers.get('content-type')).toBe('image/png');
      expect(response.headers.get('cache-control')).toContain('immutable');
      const { format, width, height } = await (await read(response)).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', ...logoSize(id, place).file });
    }
    for (const side of [32, 48, 180, 192, 512] as const) {
      const picture = await read(await open(brandAddress(id, `icon-${side}.png`)));
      const { width, height, hasAlpha } = await picture.metadata();
      expect({ width, height }).toEqual({ width: side, height: side });
      // A home screen paints what can be seen through black.
      expect(hasAlpha).toBe(side !== 180);
    }
    const { dominant } = await (await read(await open(brandAddress(id, 'header.png')))).stats();
    expect(dominant.g).toBeGreaterThan(dominant.r + 60);
    expect((await open(brandAddress(id, 'header.png'), 'HEAD')).status).toBe(200);
  });

  test('the same file again is the same picture; what was uploaded is never kept itself', async () => {
    const png = await makePng(300, 300);
    const id = await upload(png);
    expect(await upload(png)).toBe(id);
    expect(id).toMatch(/-144x144$/);
    const { docs } = await auditLog().where('subject', '==', `brand/${id}`).get();
    expect(docs.map((doc) => doc.data())).toMatchObject([
      { action: 'team.pictureUploaded', actorId: office.uid },
      { action: 'team.pictureUploaded', actorId: office.uid },
    ]);
    for (const name of ['logo.svg', 'original.png', 'header.svg', '..%2Fheader.png']) {
      expect((await open(`/brand/${id}/${name}`)).status).toBe(404);
    }
  });

  test('a drawing of 8 pixels is drawn as large as it is needed, with sharp edges', async () => {
    const id = await upload(
      '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h4v8H0z"/></svg>',
    );
    const { data, info } = await (await read(await open(brandAddress(id, 'icon-512.png'))))
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const row = data.subarray(256 * info.width, 257 * info.width);
    expect(row.filter((alpha) => alpha > 5 && alpha < 250).length).toBeLessThan(8);
  });
});

const svg = (inside: string, facts = 'viewBox="0 0 100 100"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${facts}><rect width="50" height="50"/>${inside}</svg>`;
const bomb = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa">${[...'bcdefghij']
  .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghij'[index]};`.repeat(10)}">`)
  .join('')}]>${svg('<desc>&j;</desc>')}`;
const still = await makePng(300, 300);
/** A PNG with the chunk that makes it move, after its header. */
const moving = Buffer.concat([
  still.subarray(0, 33),
  Buffer.from('000000086163544c00000002000000000000000', 'hex'),
  still.subarray(33),
]);

test.each<[name: string, file: string | Buffer, message: RegExp]>([
  ['an SVG with a script', svg('<script>alert(1)</script>'), /has a script/],
  ['an SVG with a web page', svg('<foreignObject/>'), /part of a web page/],
  ['an SVG that asks a stranger', svg('<image href="https://e.example/a.png"/>'), /another file/],
  ['an SVG that asks this machine', svg('<image href="/etc/passwd"/>'), /another file/],
  ['a bomb of entities', bomb, /defines entities/],
  ['an SVG of 20,000 pixels', svg('', 'width="20000" height="20000"'), /at most 4,096 pixels/],
  ['an SVG of a line', svg('', 'width="4000" height="4"'), /at most 6 times the other/],
  ['an SVG of nothing', svg('', 'viewBox="500 500 10 10"'), /nothing to see/],
  ['an SVG cut short', svg('').slice(0, -12), /cannot be read/],
  ['a page named as a picture', '<!doctype html><p>logo.png', /neither an SVG nor a PNG/],
  ['a JPEG', await sharp(still).jpeg().toBuffer(), /neither an SVG nor a PNG/],
  ['a small PNG', await makePng(255, 200), /at least 256 pixels/],
  ['a PNG of 20,000 pixels', await makePng(20_000, 300), /at most 4,096 pixels/],
  ['a PNG that moves', moving, /animated/],
  ['a PNG of nothing', await makePng(300, 300, '#0000'), /nothing to see/],
  ['a PNG cut short', still.subarray(0, still.length - 40), /cannot be read/],
  [
    '512 KB and a byte',
    Buffer.concat([still, Buffer.alloc(512 * 1024 - still.length + 1)]),
    /larger than 512 KB/,
  ],
])('%s is refused, in words', async (_, file, message) => {
  const refusal = await refusalOf(await send(file));
  expect(refusal).toMatch(/^422 invalid_input: /);
  expect(refusal).toMatch(message);
});

test('a megabyte is refused before it is read', async () => {
  expect(await refusalOf(await send(Buffer.alloc(1024 * 1024)))).toMatch(/^413 payload_too_large/);
});

test('a coach may not', async () => {
  expect((await send(LOGO_SVG, coach)).status).toBe(403);
});

test('while the bucket does not answer, it is said, and the same file is taken later', async () => {
  const file = svg('<circle r="3"/>');
  await stack.storage.stop();
  allowConsole(/service_unavailable/);
  const response = await send(file);
  expect(response.status).toBe(503);
  await stack.storage.start();
  await upload(file);
});

describe('the build', () => {
  test('has the files of the logo and the icon that pages name', async () => {
    const [logo, favicon] = [await upload(LOGO_SVG), await upload(still)];
    const { team, files } = await readBrandFiles({ ...seedTeamInformation, logo, favicon });
    expect(team).toMatchObject({ logo, favicon });
    expect(files.map(({ path }) => path)).toEqual([
      brandPath(logo, 'header.png'),
      ...([32, 48, 180, 192, 512] as const).map((side) => brandPath(favicon, `icon-${side}.png`)),
    ]);
  });

  test('goes without pictures that are gone, and leaves them to the function while the bucket is down', async () => {
    const logo = await upload(LOGO_SVG);
    const given = { ...seedTeamInformation, logo };
    allowConsole(/could not be read from the bucket/);
    await stack.storage.stop();
    expect(await readBrandFiles(given)).toEqual({ team: given, files: [] });
    await stack.storage.start();
    await deleteFolder(`brand/${logo}/`);
    expect(await findFile(brandPath(logo, 'header.png'))).toBeUndefined();
    expect(await readBrandFiles(given)).toEqual({
      team: { ...given, logo: null, favicon: null },
      files: [],
    });
  });
});
