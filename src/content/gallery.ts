import * as z from 'zod/mini';
import {
  GALLERY_CATEGORIES,
  type GalleryCategory,
  type GalleryKind,
} from '#domain/gallery/categories.ts';
import { withoutMarks } from '#domain/translation/untranslated-mark.ts';
import { fetchContent } from './client.ts';
import { type ContentFile, FileFieldSchema, readFile } from './file.ts';
import { type ContentImage, ImageFieldSchema, imageUrl, readImage } from './image.ts';
import { oncePerBuild } from './once.ts';
import { parseDocument } from './parse-content.ts';
import { parseEach } from './parse-list.ts';

/** A curated picture or video of the gallery. */
export interface GalleryItem {
  id: string;
  kind: GalleryKind;
  title: string;
  /** The day it shows, 'YYYY-MM-DD'. */
  date: string;
  category: GalleryCategory;
  description: string;
  /** The picture; of a video what is seen before it plays. */
  image: ContentImage;
  /** Address of the picture for a whole screen. */
  large: string;
  /** Of a video. */
  video?: { file: ContentFile; duration: string; captions?: string | undefined };
}

/** What the gallery's page says around its items. */
export interface GalleryContent {
  heading: string;
  intro: string;
  submitIntro: string;
  guidelines: { title: string; points: string[] }[];
  seoTitle: string;
  seoDescription: string;
}

const text = z.string('is missing').check(z.minLength(1, 'is empty'));

const common = {
  _id: text,
  title: text,
  date: z.iso.date('is not a date such as 2026-02-14'),
  category: z.enum(GALLERY_CATEGORIES, 'is none of the gallery’s categories'),
  description: text,
  image: ImageFieldSchema,
};

/** As WebVTT, which browsers read; in a file there is no telling that a text is not translated. */
const CaptionsSchema = z.pipe(
  z.pipe(z.string(), z.transform(withoutMarks)),
  z.string().check(z.regex(/^WEBVTT\s/, 'does not begin with WEBVTT')),
);

const GalleryItemDocumentSchema = z.discriminatedUnion(
  'kind',
  [
    z.object({ ...common, kind: z.literal('photo') }),
    z.object({
      ...common,
      kind: z.literal('video'),
      video: FileFieldSchema,
      duration: z.string('is missing').check(z.regex(/^\d{1,2}:[0-5]\d$/, 'is not like 2:45')),
      captions: z.nullish(CaptionsSchema),
    }),
  ],
  'is neither photo nor video',
);

const GalleryPageDocumentSchema = z.object({
  heading: text,
  intro: text,
  submitIntro: text,
  guidelines: z.array(z.object({ title: text, points: z.array(text) })),
  seoTitle: text,
  seoDescription: text,
});

/** In three columns a picture is 384 CSS pixels wide, on a phone as wide as the screen. */
const WIDTHS = [480, 800, 1080] as const;

/** @throws ContentError naming item and field. */
function parseGalleryItems(documents: unknown): GalleryItem[] {
  return parseEach('gallery item', documents, (id, document) => {
    const item = parseDocument(GalleryItemDocumentSchema, id, document);
    const { kind, title, date, category, description } = item;
    const image = readImage(item.image, { widths: WIDTHS, first: true });
    const large = imageUrl(item.image, 1600);
    const facts = { id: item._id, kind, title, date, category, description, image, large };
    if (item.kind === 'photo') return facts;
    const { duration, captions } = item;
    return {
      ...facts,
      video: { file: readFile(item.video), duration, ...(captions && { captions }) },
    };
  });
}

/** @throws ContentError naming the field. */
function parseGalleryPage(document: unknown): GalleryContent {
  return parseDocument(GalleryPageDocumentSchema, 'galleryPage', document);
}

const ITEMS = `*[_type == "galleryItem"] | order(date desc, _id asc) {
  ..., _id, kind, title, date, category, description, image, video, duration, captions
}`;

/** The gallery's curated items, the newest first. */
export const readGalleryItems = oncePerBuild(async () =>
  parseGalleryItems(await fetchContent(ITEMS)),
);

/** The gallery's page. */
export const readGalleryPage = oncePerBuild(async () =>
  parseGalleryPage(await fetchContent('*[_id == "galleryPage"][0]')),
);
