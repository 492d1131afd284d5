import { ThumbsUpIcon } from '@sanity/icons/ThumbsUp';
import { defineField, defineType } from 'sanity';
import { EMAIL_ADDRESS } from '../../../src/domain/links/addresses.ts';
import { PAGE_GROUPS } from '../fields/groups.ts';
import { figureListField, titledTextListField } from '../fields/list-fields.ts';
import { objectField } from '../fields/object-fields.ts';
import { lineField, openingFields, searchFields } from '../fields/text-fields.ts';
import { fit, like } from '../rules/fits.ts';

const coordinator = objectField({
  name: 'coordinator',
  title: 'Volunteer coordinator',
  description: 'Public: who volunteers can ask. Leave all of it empty if there is nobody.',
  optional: true,
  group: 'content',
  columns: 2,
  fields: [
    lineField({ name: 'name', title: 'Name' }),
    lineField({ name: 'role', title: 'Role', optional: true }),
    defineField({
      name: 'email',
      title: 'Email',
      type: 'string',
      validation: (rule) =>
        fit(
          rule,
          (value: string) => EMAIL_ADDRESS.test(value.trim()),
          'Write an address: name@example.org',
        ),
    }),
    defineField({
      name: 'phone',
      title: 'Phone',
      type: 'string',
      validation: (rule) =>
        fit(rule, like(/^\d{3}-\d{3}-\d{4}$/), 'Write the number as 202-555-0123.'),
    }),
  ],
});

export const volunteerPage = defineType({
  name: 'volunteerPage',
  title: 'Volunteer page',
  type: 'document',
  icon: ThumbsUpIcon,
  groups: PAGE_GROUPS,
  fields: [
    ...openingFields(),
    figureListField({
      name: 'stats',
      title: 'Figures',
      description: 'Only those that are true. Without any, the page leaves this out.',
      group: 'content',
      entry: 'figure',
      max: 4,
      optional: true,
    }),
    titledTextListField({
      name: 'benefits',
      title: 'Benefits',
      description: 'What volunteers get out of it.',
      group: 'content',
      entry: 'benefit',
    }),
    titledTextListField({
      name: 'steps',
      title: 'How to start',
      description: 'The steps, in order.',
      group: 'content',
      entry: 'step',
    }),
    coordinator,
    ...searchFields(),
  ],
  preview: { prepare: () => ({ title: 'Volunteer page' }) },
});
