import { CaseIcon } from '@sanity/icons/Case';
import { defineField, defineType } from 'sanity';
import { PAGE_GROUPS } from '../fields/groups.ts';
import { entryListField, lineListField, titledTextListField } from '../fields/list-fields.ts';
import { dollarsField } from '../fields/number-fields.ts';
import { headedTextField } from '../fields/object-fields.ts';
import { lineField, openingFields, paragraphField, searchFields } from '../fields/text-fields.ts';
import { fit, withCents } from '../rules/fits.ts';

interface Program {
  name?: string;
  minAmount?: number;
  maxAmount?: number;
}

const programs = entryListField({
  name: 'programs',
  title: 'Scholarships',
  description:
    'Remove all of them if your program gives none: the website then has no page about them, and no link to one.',
  group: 'content',
  entry: 'scholarship',
  optional: true,
  fields: [
    lineField({ name: 'name', title: 'Name', advisedLength: 60 }),
    dollarsField({
      name: 'minAmount',
      title: 'Smallest amount',
      description: 'In dollars.',
      min: 1,
      max: 10_000,
    }),
    dollarsField({
      name: 'maxAmount',
      title: 'Largest amount',
      description: 'The same as the smallest where there is one amount only.',
      min: 1,
      max: 10_000,
    }),
    paragraphField({ name: 'description', title: 'Description', advisedLength: 300 }),
    lineListField({ name: 'eligibility', title: 'Who can have it', entry: 'condition' }),
  ],
  preview: { title: 'name', subtitle: 'description' },
});

export const scholarshipsPage = defineType({
  name: 'scholarshipsPage',
  title: 'Scholarships page',
  type: 'document',
  icon: CaseIcon,
  groups: PAGE_GROUPS,
  fields: [
    ...openingFields(),
    headedTextField({ name: 'mission', title: 'Why we give them', group: 'content' }),
    {
      ...programs,
      validation: (rule) => [
        rule
          .custom<Program[]>((items) => {
            const wrong = items?.find((item) => (item.maxAmount ?? 0) < (item.minAmount ?? 0));
            return !wrong || `The largest amount of “${wrong.name}” is less than the smallest.`;
          })
          .error(),
      ],
    },
    titledTextListField({
      name: 'howToApply',
      title: 'How to apply',
      description: 'The steps, in order.',
      group: 'content',
      entry: 'step',
    }),
    lineListField({
      name: 'requirements',
      title: 'Requirements for every player',
      group: 'content',
      entry: 'requirement',
    }),
    lineField({
      name: 'notifiedWithin',
      title: 'Answered within',
      description:
        'As the page promises it: 2 weeks. If you leave this empty, the page does not mention it.',
      group: 'content',
      advisedLength: 12,
      optional: true,
    }),
    lineField({
      name: 'attendance',
      title: 'Attendance',
      description:
        'What you ask of players, such as 90%+. If you leave this empty, the page does not mention it.',
      group: 'content',
      advisedLength: 12,
      optional: true,
    }),
    defineField({
      name: 'minimumGpa',
      title: 'Smallest grade point average',
      description:
        'Of the academic scholarship, from 0 to 4: 3.5. If you leave this empty, the page does not mention it.',
      group: 'content',
      type: 'number',
      validation: (rule) => fit(rule, withCents(0, 4), 'Write a grade from 0 to 4, such as 3.5.'),
    }),
    ...searchFields(),
  ],
  preview: { prepare: () => ({ title: 'Scholarships page' }) },
});
