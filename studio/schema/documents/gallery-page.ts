import { ImagesIcon } from '@sanity/icons/Images';
import { defineType } from 'sanity';
import { PAGE_GROUPS } from '../fields/groups.ts';
import { entryListField, lineListField } from '../fields/list-fields.ts';
import { lineField, openingFields, paragraphField, searchFields } from '../fields/text-fields.ts';

export const galleryPage = defineType({
  name: 'galleryPage',
  title: 'Gallery page',
  type: 'document',
  icon: ImagesIcon,
  groups: PAGE_GROUPS,
  fields: [
    ...openingFields(),
    paragraphField({
      name: 'submitIntro',
      title: 'Introduction of “Submit”',
      group: 'content',
      advisedLength: 300,
    }),
    entryListField({
      name: 'guidelines',
      title: 'Guidelines for submissions',
      description:
        'On the page “Submit”. Sizes and types here have to agree with what the upload takes.',
      group: 'content',
      entry: 'guideline',
      fields: [
        lineField({ name: 'title', title: 'Title', advisedLength: 40 }),
        lineListField({ name: 'points', title: 'Points', entry: 'point' }),
      ],
      preview: { title: 'title', subtitle: 'points.0' },
    }),
    ...searchFields(),
  ],
  preview: { prepare: () => ({ title: 'Gallery page' }) },
});
