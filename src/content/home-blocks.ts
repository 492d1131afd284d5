import * as z from 'zod/mini';
import { FigureSchema, filledList, optional, TextSchema } from './fields.ts';
import { OptionalImageSchema, readImage } from './image.ts';

/** What every block has: a block that is switched off keeps its texts. */
const block = <Type extends string>(type: Type) => ({
  _type: z.literal(type),
  shown: optional(z.boolean()),
});

const heading = optional(TextSchema);

/** What may stand on the home page below the features, in the order that staff give it. */
const HomeBlockSchema = z.discriminatedUnion(
  '_type',
  [
    z.object({ ...block('gamesBlock') }),
    z.object({ ...block('numbersBlock'), heading, figures: filledList(FigureSchema, 'figure') }),
    z.object({ ...block('feeBlock'), heading, text: optional(TextSchema) }),
    z.object({
      ...block('voiceBlock'),
      quote: TextSchema,
      person: TextSchema,
      image: OptionalImageSchema,
    }),
    z.object({
      ...block('datesBlock'),
      heading,
      dates: filledList(
        z.object({
          date: z.iso.date('is not a date such as 2026-12-05'),
          title: TextSchema,
          text: optional(TextSchema),
        }),
        'date',
      ),
    }),
    z.object({ ...block('photosBlock'), heading }),
    z.object({ ...block('sponsorsBlock'), heading }),
    z.object({ ...block('giveBlock'), heading, text: optional(TextSchema) }),
  ],
  'is none of the home page’s blocks',
);

/**
 * What a program shows that has not chosen: all that needs no text of its own. So does one that removed all its
 * blocks: the Studio takes an emptied list out, and nothing tells the two apart.
 */
const BY_DEFAULT = ['gamesBlock', 'feeBlock', 'photosBlock', 'sponsorsBlock', 'giveBlock'] as const;

export const HomeBlocksSchema = z.pipe(
  z.nullish(z.array(HomeBlockSchema)),
  z.transform((blocks) => (blocks ?? defaultBlocks()).filter(isShown).map(readPictures)),
);
export type HomeBlock = z.output<typeof HomeBlocksSchema>[number];

function defaultBlocks(): z.output<typeof HomeBlockSchema>[] {
  return BY_DEFAULT.map((type) => HomeBlockSchema.parse({ _type: type }));
}

const isShown = ({ shown }: { shown: boolean | null }) => shown !== false;

function readPictures(shown: z.output<typeof HomeBlockSchema>) {
  if (shown._type !== 'voiceBlock') return shown;
  return { ...shown, image: shown.image && readImage(shown.image, { widths: [480, 800, 1080] }) };
}
