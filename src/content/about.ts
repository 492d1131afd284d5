import * as z from 'zod/mini';
import { fetchContent } from './client.ts';
import { HeadedTextSchema, optional, optionalGroup, SEO_FIELDS, TextSchema } from './fields.ts';
import { type ContentImage, OptionalImageSchema, readImage, socialImageUrl } from './image.ts';
import { oncePerBuild } from './once.ts';
import { parseDocument } from './parse-content.ts';
import { PortableTextSchema } from './portable-text.ts';

const AboutDocumentSchema = z.object({
  heading: TextSchema,
  intro: TextSchema,
  image: OptionalImageSchema,
  founderMessage: optionalGroup(
    z.object({
      heading: TextSchema,
      image: OptionalImageSchema,
      body: PortableTextSchema,
      names: TextSchema,
      role: optional(TextSchema),
    }),
  ),
  mission: HeadedTextSchema,
  vision: HeadedTextSchema,
  purpose: HeadedTextSchema,
  biography: optionalGroup(z.object({ heading: TextSchema, body: PortableTextSchema })),
  ...SEO_FIELDS,
});

/** Pictures are as the page shows them. @throws ContentError naming the field. */
export function parseAbout(document: unknown) {
  const about = parseDocument(AboutDocumentSchema, 'aboutPage', document);
  const { image, founderMessage } = about;
  const portrait: ContentImage | null = founderMessage?.image
    ? readImage(founderMessage.image, { widths: [480, 640, 800, 1080, 1280] })
    : null;
  return {
    ...about,
    image: image && readImage(image, { widths: [480, 640, 800, 1080, 1280, 1920], first: true }),
    socialImage: image && socialImageUrl(image),
    founderMessage: founderMessage && { ...founderMessage, image: portrait },
  };
}
const ABOUT_QUERY = `*[_id == "aboutPage"][0] {
  ..., heading, intro, image,
  founderMessage { ..., heading, image, body, names, role },
  mission { ..., heading, text }, vision { ..., heading, text }, purpose { ..., heading, text },
  biography { ..., heading, body },
  seoTitle, seoDescription
}`;

/** What the About page says. */
export const readAbout = oncePerBuild(async () => parseAbout(await fetchContent(ABOUT_QUERY)));
