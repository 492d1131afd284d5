import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { DocumentStub } from './document.ts';
import { gatewayError } from './lake-error.ts';

const IMAGE_TYPES: Record<string, string> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  tif: 'image/tiff',
};
/** sharp's names for what Sanity calls otherwise. */
const EXTENSIONS: Record<string, string> = { jpeg: 'jpg', tiff: 'tif', heif: 'avif' };

/** The media type of an image file by its extension, without the dot. */
export const getImageType = (extension: string): string =>
  IMAGE_TYPES[extension] ?? 'application/octet-stream';

/** Where an asset document says its file is; it names this server, so it changes with the port. */
export const getAssetUrl = (origin: string, document: DocumentStub): string =>
  `${origin}/${document.path}`;

/** Files by the SHA-1 of their bytes, as Sanity keeps them; the same file twice is one asset. */
export class AssetStore {
  readonly #directory: string;
  readonly #projectId: string;
  readonly #dataset: string;

  constructor(dataDir: string, projectId: string, dataset: string) {
    this.#directory = path.join(dataDir, 'assets');
    this.#projectId = projectId;
    this.#dataset = dataset;
    mkdirSync(this.#directory, { recursive: true });
  }

  /** Stores an image and returns its `sanity.imageAsset` document; 400 when it is not an image. */
  async addImage(bytes: Buffer, originalFilename: string | undefined): Promise<DocumentStub> {
    const { width, height, extension, metadata } = await readImage(bytes);
    const sha1hash = createHash('sha1').update(bytes).digest('hex');
    const filename = `${sha1hash}-${width}x${height}.${extension}`;
    this.#write(filename, bytes);
    const assetPath = `images/${this.#projectId}/${this.#dataset}/${filename}`;
    return {
      _id: `image-${sha1hash}-${width}x${height}-${extension}`,
      _type: 'sanity.imageAsset',
      assetId: sha1hash,
      sha1hash,
      extension,
      mimeType: getImageType(extension),
      size: bytes.length,
      ...(originalFilename === undefined ? {} : { originalFilename }),
      path: assetPath,
      metadata,
    };
  }

  /** Stores any other file and returns its `sanity.fileAsset` document. */
  addFile(bytes: Buffer, originalFilename: string | undefined, mimeType: string): DocumentStub {
    const sha1hash = createHash('sha1').update(bytes).digest('hex');
    const extension =
      path
        .extname(originalFilename ?? '')
        .slice(1)
        .toLowerCase() || 'bin';
    const filename = `${sha1hash}.${extension}`;
    this.#write(filename, bytes);
    const assetPath = `files/${this.#projectId}/${this.#dataset}/${filename}`;
    return {
      _id: `file-${sha1hash}-${extension}`,
      _type: 'sanity.fileAsset',
      assetId: sha1hash,
      sha1hash,
      extension,
      mimeType,
      size: bytes.length,
      ...(originalFilename === undefined ? {} : { originalFilename }),
      path: assetPath,
    };
  }

  read(filename: string): Buffer | undefined {
    const file = path.join(this.#directory, path.basename(filename));
    return existsSync(file) ? readFileSync(file) : undefined;
  }

  /** Written aside and renamed: a killed process leaves no half file under a hash that promises more. */
  #write(filename: string, bytes: Buffer): void {
    const file = path.join(this.#directory, filename);
    if (existsSync(file)) return;
    const aside = `${file}.${process.pid}.part`;
    writeFileSync(aside, bytes);
    renameSync(aside, file);
  }
}

async function readImage(bytes: Buffer) {
  try {
    const image = sharp(bytes);
    const { format, autoOrient, hasAlpha } = await image.metadata();
    const { width, height } = autoOrient;
    const lqip = await sharp(bytes).autoOrient().resize({ width: 20 }).png().toBuffer();
    const extension = EXTENSIONS[format] ?? format;
    if (!(extension in IMAGE_TYPES)) throw new Error(`${format} is not a web image`);
    const metadata = {
      _type: 'sanity.imageMetadata',
      dimensions: {
        _type: 'sanity.imageDimensions',
        width,
        height,
        aspectRatio: width / height,
      },
      hasAlpha,
      lqip: `data:image/png;base64,${lqip.toString('base64')}`,
    };
    return { width, height, extension, metadata };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw gatewayError(400, `Invalid image: ${reason}`);
  }
}
