import { RocketIcon } from '@sanity/icons/Rocket';
import { defineType } from 'sanity';
import { PAGE_GROUPS } from '../fields/groups.ts';
import { lineListField } from '../fields/list-fields.ts';
import { openingFields, searchFields } from '../fields/text-fields.ts';

export const registrationPage = defineType({
  name: 'registrationPage',
  title: 'Registration page',
  type: 'document',
  icon: RocketIcon,
  groups: PAGE_GROUPS,
  fields: [
    ...openingFields(),
    lineListField({
      name: 'feeIncludes',
      title: 'What the fee includes',
      description: 'The fee itself is in the site settings.',
      group: 'content',
      entry: 'line',
    }),
    ...searchFields(),
  ],
  preview: { prepare: () => ({ title: 'Registration page' }) },
});
