/*
 * `node local/seed/render-artwork.ts [name …]`: makes the demo's photos (`images/*.jpg`) out of the drawings
 * in `artwork/`, as a camera would give them: large, with grain, soft edges and uneven light. What a real
 * program's photos cost is seen with these and not with drawings of ten kilobytes. The grain is random, so a
 * picture that is rendered again has other bytes: render what has changed, and commit it.
 */
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const ARTWORK = new URL('artwork/', import.meta.url);
const IMAGES = new URL('images/', import.meta.url);

interface Camera {
  /** In pixels. */
  width: number;
  /** Strength of the grain: of single pixels, and of patches of four, which outlast making it smaller. */
  grain: readonly [fine: number, coarse: number];
}

/** A gym by evening, and a table in a well-lit room. */
const PHOTO: Camera = { width: 2000, grain: [7, 7] };
const PRODUCT: Camera = { width: 1400, grain: [8, 8] };
const PATCH = 4;
const LIGHT = { patch: 160, strength: 10 };

const wanted = process.argv.slice(2);
for (const name of await readdir(ARTWORK)) {
  const plain = name.replace('.svg', '');
  if (wanted.length > 0 && !wanted.includes(plain)) continue;
  const camera = plain.startsWith('product-') ? PRODUCT : PHOTO;
  await takePhoto(name, fileURLToPath(new URL(`${plain}.jpg`, IMAGES)), camera);
}

async function takePhoto(name: string, target: string, { width, grain }: Camera): Promise<void> {
  const drawing = fileURLToPath(new URL(name, ARTWORK));
  const { width: own = width } = await sharp(drawing).metadata();
  const scene = await sharp(drawing, { density: (72 * width) / own })
    .resize({ width })
    // The paper behind what has no ground of its own.
    .flatten({ background: '#f4f2ee' })
    .blur(0.7)
    .toBuffer({ resolveWithObject: true });
  const size = { width: scene.info.width, height: scene.info.height };
  const [fine, coarse] = grain;
  const layers = await Promise.all([
    makeNoise(size, LIGHT.patch, LIGHT.strength),
    makeNoise(size, PATCH, coarse),
    makeNoise(size, 1, fine),
  ]);
  await sharp(scene.data)
    .composite([
      ...layers.map((input) => ({ input, blend: 'soft-light' as const })),
      { input: shadeEdges(size), blend: 'multiply' },
    ])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(target);
}

/** A lens lets less light through at its edges. */
function shadeEdges({ width, height }: { width: number; height: number }): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
      <radialGradient id="lens" r=".75"><stop offset=".55" stop-color="#fff"/><stop offset="1" stop-color="#c9c6d2"/></radialGradient>
      <rect width="100%" height="100%" fill="url(#lens)"/>
    </svg>`,
  );
}

/** Grey noise in patches of so many pixels, with soft edges. */
async function makeNoise(
  { width, height }: { width: number; height: number },
  patch: number,
  sigma: number,
): Promise<Buffer> {
  const noise = await sharp({
    create: {
      width: Math.ceil(width / patch),
      height: Math.ceil(height / patch),
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png()
    .toBuffer();
  return sharp(noise).greyscale().resize({ width, height, fit: 'fill' }).png().toBuffer();
}
