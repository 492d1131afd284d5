import * as z from 'zod/mini';
import { fetchContent } from './client.ts';
import { optional, TextSchema } from './fields.ts';
import { OptionalImageSchema, readImage } from './image.ts';
import { oncePerBuild } from './once.ts';
import { parseDocuments } from './parse-list.ts';

const StoryDocumentSchema = z.object({
  kind: z.enum(['donation', 'volunteer'], 'is neither donation nor volunteer'),
  title: TextSchema,
  person: TextSchema,
  quote: optional(TextSchema),
  text: TextSchema,
  image: OptionalImageSchema,
});

/** @throws ContentError naming story and field. */
export function parseStories(documents: unknown) {
  return parseDocuments(StoryDocumentSchema, 'story', documents).map(({ image, ...story }) => ({
    ...story,
    image: image && readImage(image, { widths: [480, 640, 800, 1080, 1280] }),
  }));
}
export type Story = ReturnType<typeof parseStories>[number];

const STORIES_QUERY = `*[_type == "story"] | order(orderRank asc) {
  ..., _id, kind, title, person, quote, text, image
}`;

const readAllStories = oncePerBuild(async () => parseStories(await fetchContent(STORIES_QUERY)));

/** The stories of one page, in the staff's order. */
export async function readStories(kind: Story['kind']): Promise<Story[]> {
  return (await readAllStories()).filter((story) => story.kind === kind);
}
