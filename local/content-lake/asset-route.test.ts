import { createImageUrlBuilder } from '@sanity/image-url';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { startTestLake } from './test-lake.ts';

const CAP = {
  _id: 'product-cap',
  _type: 'product',
  image: {
    _type: 'image',
    alt: 'A cap, half red, half blue',
    _sanityAsset: 'image@file://./drawing.svg',
  },
};

async function startWithImage() {
  const lake = await startTestLake([CAP]);
  const product = await lake.visitor.fetch('*[_id == "product-cap"][0]{image}');
  const images = createImageUrlBuilder({
    baseUrl: lake.url,
    projectId: 'courtside',
    dataset: 'production',
  });
  return { ...lake, image: product.image, url: () => images.image(product.image) };
}

/** The middle pixel of the left and of the right edge, as hex. */
async function readEdges(bytes: ArrayBuffer): Promise<[string, string]> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const row = Math.floor(info.height / 2) * info.width;
  const hex = (pixel: number) => data.subarray(pixel * 3, pixel * 3 + 3).toString('hex');
  return [hex(row), hex(row + info.width - 1)];
}

describe('an imported picture', () => {
  test('becomes an asset document and a reference that carries its size', async () => {
    const { visitor, image, url } = await startWithImage();
    expect(image).toEqual({
      _type: 'image',
      alt: CAP.image.alt,
      asset: { _type: 'reference', _ref: expect.stringMatching(/^image-[\da-f]{40}-400x200-svg$/) },
    });
    const asset = await visitor.getDocument(image.asset._ref);
    expect(asset).toMatchObject({
      _type: 'sanity.imageAsset',
      mimeType: 'image/svg+xml',
      originalFilename: 'drawing.svg',
      url: url().url(),
      metadata: { dimensions: { width: 400, height: 200, aspectRatio: 2 } },
    });
  });

  test('is served as it is, for ever, and an SVG may run nothing', async () => {
    const { url } = await startWithImage();
    const response = await fetch(url().url());
    expect(await response.text()).toContain('<svg');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(url().url(), { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('an SVG stays an SVG whatever its size, unless a format is asked for', async () => {
    const { url } = await startWithImage();
    const sized = await fetch(url().width(100).auto('format').url());
    expect(sized.headers.get('content-type')).toBe('image/svg+xml');
    const webp = await fetch(url().width(100).format('webp').url());
    expect(webp.headers.get('content-type')).toBe('image/webp');
    const { width, height } = await sharp(await webp.arrayBuffer()).metadata();
    expect([width, height]).toEqual([100, 50]);
  });
});

describe('a transformed picture', () => {
  test.each([
    ['clip', 50, 25],
    ['max', 50, 25],
    ['crop', 50, 50],
    ['min', 50, 50],
    ['scale', 50, 50],
    ['fill', 50, 50],
    ['fillmax', 50, 50],
  ] as const)('fit=%s of 400×200 in 50×50 is %i×%i', async (fit, width, height) => {
    const { url } = await startWithImage();
    // Without it the builder cuts the picture to the ratio itself, and `fit` has nothing to do.
    const address = url().ignoreImageParams().width(50).height(50).fit(fit).format('png').url();
    const bytes = await (await fetch(address)).arrayBuffer();
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  });

  test('is not enlarged by fit=max, but by clip', async () => {
    const { url } = await startWithImage();
    const big = url().width(800).format('png');
    const sizeOf = async (address: string) =>
      (await sharp(await (await fetch(address)).arrayBuffer()).metadata()).width;
    expect(await sizeOf(big.fit('max').url())).toBe(400);
    expect(await sizeOf(big.fit('clip').url())).toBe(800);
    expect(await sizeOf(big.fit('max').width(100).dpr(2).url())).toBe(200);
  });

  test('is cut by rect, and by crop around a side or a point', async () => {
    const { url } = await startWithImage();
    const edges = async (address: string) => readEdges(await (await fetch(address)).arrayBuffer());
    const png = url().format('png');
    expect(await edges(png.url())).toEqual(['ff0000', '0000ff']);
    expect(await edges(png.rect(0, 0, 200, 200).url())).toEqual(['ff0000', 'ff0000']);
    const square = png.ignoreImageParams().width(100).height(100).fit('crop');
    expect(await edges(square.crop('right').url())).toEqual(['0000ff', '0000ff']);
    expect(await edges(square.crop('focalpoint').focalPoint(0.1, 0.5).url())).toEqual([
      'ff0000',
      'ff0000',
    ]);
    expect(await edges(png.flipHorizontal().url())).toEqual(['0000ff', 'ff0000']);
  });

  test('auto=format gives WebP to a browser that takes it', async () => {
    const { url, editor } = await startWithImage();
    const png = await (await fetch(url().format('png').url())).arrayBuffer();
    const asset = await editor.assets.upload('image', Buffer.from(png), { filename: 'cap.png' });
    const typeFor = async (accept: string) => {
      const response = await fetch(`${asset.url}?auto=format`, { headers: { accept } });
      expect(response.headers.get('vary')).toContain('Accept');
      return response.headers.get('content-type');
    };
    expect(await typeFor('image/webp,*/*')).toBe('image/webp');
    expect(await typeFor('image/png')).toBe('image/png');
  });

  test.each([
    ['w=zero', 400],
    ['fit=squeeze', 400],
    ['rect=0,0,401,10', 400],
    ['sepia=1', 501],
  ])('?%s is refused with %i', async (query, status) => {
    const { url } = await startWithImage();
    expect((await fetch(`${url().url()}?fm=png&${query}`)).status).toBe(status);
  });

  test('an unknown picture is 404, and so is a path out of the folder', async () => {
    const { url } = await startTestLake([]);
    const base = `${url}/images/courtside/production`;
    expect((await fetch(`${base}/${'0'.repeat(40)}-1x1.png`)).status).toBe(404);
    expect((await fetch(`${base}/..%2F..%2Fdataset.sqlite`)).status).toBe(404);
  });
});
