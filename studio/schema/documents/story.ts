import { CommentIcon } from '@sanity/icons/Comment';
import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list';
import { defineField, defineType } from 'sanity';
import { pictureField } from '../fields/picture-field.ts';
import { lineField, paragraphField } from '../fields/text-fields.ts';

const KINDS = [
  { title: 'Giving (donate page)', value: 'donation' },
  { title: 'Volunteering (volunteer page)', value: 'volunteer' },
];

/** What a new story begins with, by the page it is for. */
export const STORY_TEMPLATES = [
  template('donation', 'Story of giving'),
  template('volunteer', 'Story of volunteers'),
];

function template(kind: string, title: string) {
  return { id: `story-${kind}`, title, schemaType: 'story', value: { kind } };
}

export const story = defineType({
  name: 'story',
  title: 'Story',
  type: 'document',
  icon: CommentIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({ type: 'story' }),
    defineField({
      name: 'kind',
      title: 'Tells of',
      type: 'string',
      options: { list: KINDS, layout: 'radio' },
      validation: (rule) => rule.required().error('Choose the page this story is for.'),
    }),
    lineField({ name: 'title', title: 'Title', advisedLength: 60 }),
    lineField({
      name: 'person',
      title: 'Person',
      description: 'Who it is about. Of players under 18 only with the family’s written consent.',
    }),
    paragraphField({
      name: 'quote',
      title: 'Quotation',
      description: 'In the person’s own words, without quotation marks.',
      rows: 2,
      advisedLength: 160,
      optional: true,
    }),
    paragraphField({ name: 'text', title: 'Story', rows: 5, advisedLength: 400, several: true }),
    pictureField({ name: 'image', title: 'Picture', optional: true }),
  ],
  preview: { select: { title: 'title', subtitle: 'person', media: 'image' } },
});
