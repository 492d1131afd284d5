import { HomeIcon } from '@sanity/icons/Home';
import { defineField, defineType } from 'sanity';
import { PAGE_GROUPS } from '../fields/groups.ts';
import { entryListField } from '../fields/list-fields.ts';
import { pictureField } from '../fields/picture-field.ts';
import { lineField, paragraphField, searchFields } from '../fields/text-fields.ts';
import { homeBlocks } from './home-blocks.ts';

const ICONS = [
  { title: 'Whistle and cone (training)', value: 'training' },
  { title: 'Players (team)', value: 'team' },
  { title: 'Graduation cap (scholarship)', value: 'scholarship' },
];

export const home = defineType({
  name: 'home',
  title: 'Home page',
  type: 'document',
  icon: HomeIcon,
  groups: PAGE_GROUPS,
  fields: [
    lineField({
      name: 'heroHeading',
      title: 'Heading',
      description: 'The first words a visitor reads.',
      group: 'content',
      advisedLength: 40,
    }),
    paragraphField({
      name: 'heroText',
      title: 'Text below the heading',
      group: 'content',
      advisedLength: 250,
    }),
    pictureField({
      name: 'heroImage',
      title: 'Large picture',
      description: 'At least 2,000 pixels wide. It is also what social networks show.',
      group: 'content',
    }),
    entryListField({
      name: 'features',
      title: 'Features',
      description: 'What the program offers; three look best.',
      group: 'content',
      entry: 'feature',
      max: 6,
      fields: [
        lineField({ name: 'title', title: 'Title', advisedLength: 40 }),
        paragraphField({ name: 'text', title: 'Text', advisedLength: 200 }),
        defineField({
          name: 'icon',
          title: 'Icon',
          type: 'string',
          options: { list: ICONS, layout: 'radio' },
          validation: (rule) => rule.required().error('Choose an icon.'),
        }),
      ],
      preview: { title: 'title', subtitle: 'text' },
    }),
    homeBlocks,
    ...searchFields(),
  ],
  preview: { prepare: () => ({ title: 'Home page' }) },
});
