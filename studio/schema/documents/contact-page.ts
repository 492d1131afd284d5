import { EnvelopeIcon } from '@sanity/icons/Envelope';
import { defineType } from 'sanity';
import { PAGE_GROUPS } from '../fields/groups.ts';
import { entryListField } from '../fields/list-fields.ts';
import { lineField, openingFields, paragraphField, searchFields } from '../fields/text-fields.ts';

export const contactPage = defineType({
  name: 'contactPage',
  title: 'Contact page',
  type: 'document',
  icon: EnvelopeIcon,
  groups: PAGE_GROUPS,
  fields: [
    ...openingFields(),
    entryListField({
      name: 'questions',
      title: 'Common questions',
      description: 'Without any, the page leaves this out.',
      group: 'content',
      entry: 'question',
      max: 20,
      optional: true,
      fields: [
        lineField({ name: 'question', title: 'Question', advisedLength: 100 }),
        paragraphField({ name: 'answer', title: 'Answer', advisedLength: 500, several: true }),
      ],
      preview: { title: 'question', subtitle: 'answer' },
    }),
    ...searchFields(),
  ],
  preview: { prepare: () => ({ title: 'Contact page' }) },
});
