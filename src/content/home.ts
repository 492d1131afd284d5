import * as z from 'zod/mini';
import { fetchContent } from './client.ts';
import { type HomeBlock, HomeBlocksSchema } from './home-blocks.ts';
import { type ContentImage, ImageFieldSchema, readImage, socialImageUrl } from './image.ts';
import { oncePerBuild } from './once.ts';
import { parseDocument } from './parse-content.ts';

/** What the home page says. */
export interface HomeContent {
  heroHeading: string;
  heroText: string;
  heroImage: ContentImage;
  /** For social networks. */
  socialImage: string;
  features: { title: string; text: string; icon: string }[];
  /** Those that are switched on, in the staff's order. */
  blocks: HomeBlock[];
  seoTitle: string;
  seoDescription: string;
}

const text = z.string('is missing').check(z.minLength(1, 'is empty'));

const HomeDocumentSchema = z.object({
  heroHeading: text,
  heroText: text,
  heroImage: ImageFieldSchema,
  features: z.array(z.object({ title: text, text, icon: z.string() })),
  blocks: HomeBlocksSchema,
  seoTitle: text,
  seoDescription: text,
});

/** @throws ContentError naming the field. */
export function parseHome(document: unknown): HomeContent {
  const home = parseDocument(HomeDocumentSchema, 'home', document);
  return {
    ...home,
    heroImage: readImage(home.heroImage, { widths: [480, 640, 800, 1080, 1280], first: true }),
    socialImage: socialImageUrl(home.heroImage),
  };
}

/** The home page's content. */
export const readHome = oncePerBuild(async () =>
  parseHome(await fetchContent('*[_id == "home"][0]')),
);
