import { UsersIcon } from '@sanity/icons/Users';
import { defineType } from 'sanity';
import { PAGE_GROUPS } from '../fields/groups.ts';
import { headedTextField, objectField } from '../fields/object-fields.ts';
import { pictureField } from '../fields/picture-field.ts';
import { richTextField } from '../fields/rich-text-field.ts';
import { lineField, openingFields, searchFields } from '../fields/text-fields.ts';

const founderMessage = objectField({
  name: 'founderMessage',
  title: 'Founders’ message',
  description: 'To hide this part, leave all fields empty.',
  group: 'content',
  optional: true,
  fields: [
    lineField({ name: 'heading', title: 'Heading', advisedLength: 60 }),
    pictureField({ name: 'image', title: 'Picture of the founders', optional: true }),
    richTextField({ name: 'body', title: 'Message' }),
    lineField({ name: 'names', title: 'Names', description: 'As they sign.' }),
    lineField({
      name: 'role',
      title: 'Role',
      description: 'Below the names: Founders.',
      optional: true,
    }),
  ],
});

const biography = objectField({
  name: 'biography',
  title: 'Biography',
  description: 'Who the founders are. To hide this part, leave all fields empty.',
  group: 'content',
  optional: true,
  fields: [
    lineField({ name: 'heading', title: 'Heading', advisedLength: 60 }),
    richTextField({ name: 'body', title: 'Text' }),
  ],
});

export const aboutPage = defineType({
  name: 'aboutPage',
  title: 'About page',
  type: 'document',
  icon: UsersIcon,
  groups: PAGE_GROUPS,
  fields: [
    ...openingFields(),
    pictureField({
      name: 'image',
      title: 'Picture',
      description: 'Below the introduction; social networks show it, too.',
      group: 'content',
    }),
    founderMessage,
    headedTextField({ name: 'mission', title: 'Mission', group: 'content' }),
    headedTextField({ name: 'vision', title: 'Vision', group: 'content' }),
    headedTextField({ name: 'purpose', title: 'Purpose', group: 'content' }),
    biography,
    ...searchFields(),
  ],
  preview: { prepare: () => ({ title: 'About page' }) },
});
