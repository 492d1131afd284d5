import { ActivityIcon } from '@sanity/icons/Activity';
import { BillIcon } from '@sanity/icons/Bill';
import { CalendarIcon } from '@sanity/icons/Calendar';
import { ClockIcon } from '@sanity/icons/Clock';
import { CommentIcon } from '@sanity/icons/Comment';
import { HeartIcon } from '@sanity/icons/Heart';
import { ImagesIcon } from '@sanity/icons/Images';
import { StarIcon } from '@sanity/icons/Star';
import type { ComponentType } from 'react';
import { defineArrayMember, defineField, type FieldDefinition } from 'sanity';
import { entryListField, figureListField } from '../fields/list-fields.ts';
import { pictureField } from '../fields/picture-field.ts';
import { lineField, paragraphField } from '../fields/text-fields.ts';
import { checkNotOver } from '../rules/day.ts';

interface Block {
  name: string;
  title: string;
  icon: ComponentType;
  /** Where what it shows comes from. */
  description: string;
  fields?: FieldDefinition[];
}

const heading = (byDefault: string) =>
  lineField({
    name: 'heading',
    title: 'Heading',
    description: `Left empty, the page says “${byDefault}”.`,
    advisedLength: 40,
    optional: true,
  });

const text = lineField({ name: 'text', title: 'Text', advisedLength: 160, optional: true });

function blockOf({ name, title, icon, description, fields = [] }: Block) {
  return defineArrayMember({
    type: 'object',
    name,
    title,
    icon,
    description,
    fields: [
      defineField({
        name: 'shown',
        title: 'On the home page',
        description: 'Switched off, the block keeps its texts.',
        type: 'boolean',
        initialValue: true,
      }),
      ...fields,
    ],
    preview: {
      select: { shown: 'shown' },
      prepare: ({ shown }) => ({ title, subtitle: shown === false ? 'Switched off' : description }),
    },
  });
}

const date = defineField({
  name: 'date',
  title: 'Day',
  type: 'date',
  validation: (rule) => [
    rule.required().error('Choose the day.'),
    // No error: the days of a list pass one after the other.
    rule.custom<string>(checkNotOver).warning(),
  ],
});

const BLOCKS: Block[] = [
  {
    name: 'gamesBlock',
    title: 'Next game and results',
    icon: ClockIcon,
    description: 'From the schedule, always as it stands now.',
  },
  {
    name: 'numbersBlock',
    title: 'Season in numbers',
    icon: ActivityIcon,
    description: 'Figures that you type.',
    fields: [
      heading('The Season in Numbers'),
      figureListField({ name: 'figures', title: 'Figures', entry: 'figure', max: 4 }),
    ],
  },
  {
    name: 'feeBlock',
    title: 'What it costs',
    icon: BillIcon,
    description: 'The fee of the site settings, with what the registration page says it includes.',
    fields: [heading('What It Costs'), text],
  },
  {
    name: 'voiceBlock',
    title: 'A parent’s words',
    icon: CommentIcon,
    description: 'A quotation, with a picture if you like.',
    fields: [
      paragraphField({
        name: 'quote',
        title: 'Quotation',
        description: 'In the person’s own words, without quotation marks.',
        rows: 2,
        advisedLength: 160,
      }),
      lineField({
        name: 'person',
        title: 'Person',
        description: 'Who says it. Of players under 18 only with the family’s written consent.',
      }),
      pictureField({ name: 'image', title: 'Picture', optional: true }),
    ],
  },
  {
    name: 'datesBlock',
    title: 'Dates to remember',
    icon: CalendarIcon,
    description: 'Days that you type. Each leaves the page when it is over.',
    fields: [
      heading('Dates to Remember'),
      entryListField({
        name: 'dates',
        title: 'Dates',
        entry: 'date',
        max: 20,
        fields: [
          date,
          lineField({ name: 'title', title: 'What happens', advisedLength: 40 }),
          lineField({ name: 'text', title: 'More', advisedLength: 100, optional: true }),
        ],
        preview: { title: 'title', subtitle: 'date' },
      }),
    ],
  },
  {
    name: 'photosBlock',
    title: 'Photos',
    icon: ImagesIcon,
    description: 'The five newest photos of the gallery.',
    fields: [heading('From Our Games and Practices')],
  },
  {
    name: 'sponsorsBlock',
    title: 'Sponsors',
    icon: StarIcon,
    description: 'The logos of all sponsors.',
    fields: [heading('Our Sponsors')],
  },
  {
    name: 'giveBlock',
    title: 'Give',
    icon: HeartIcon,
    description: 'The donation levels, and the way to the donate page.',
    fields: [heading('Put a Player in the Game'), text],
  },
];

/** What stands on the home page below the features. */
export const homeBlocks = defineField({
  name: 'blocks',
  title: 'Blocks',
  description:
    'What comes below the features. Drag to change the order. A block that has nothing to show is left out. Where this list was never filled, or all of it was removed, the page shows games, the fee, photos, sponsors and the way to give. To show none, switch each block off with “On the home page”.',
  group: 'content',
  type: 'array',
  of: BLOCKS.map(blockOf),
  validation: (rule) => [rule.custom(onceEach).error()],
});

/** Two of a kind would say the same twice, but for words of two families. */
function onceEach(blocks: unknown): string | true {
  const types = (Array.isArray(blocks) ? blocks : []).map(({ _type }) => String(_type));
  const twice = types.find((type, index) => type !== 'voiceBlock' && types.indexOf(type) < index);
  const title = BLOCKS.find(({ name }) => name === twice)?.title;
  return title === undefined || `“${title}” stands there twice.`;
}
