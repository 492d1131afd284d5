import { StarIcon } from '@sanity/icons/Star';
import { defineType } from 'sanity';
import { PAGE_GROUPS } from '../fields/groups.ts';
import { figureListField, titledTextListField } from '../fields/list-fields.ts';
import { lineField, openingFields, paragraphField, searchFields } from '../fields/text-fields.ts';

export const sponsorsPage = defineType({
  name: 'sponsorsPage',
  title: 'Sponsors pages',
  type: 'document',
  icon: StarIcon,
  groups: PAGE_GROUPS,
  fields: [
    ...openingFields(),
    lineField({
      name: 'becomeHeading',
      title: 'Heading of “Become a sponsor”',
      group: 'content',
      advisedLength: 60,
    }),
    paragraphField({
      name: 'becomeIntro',
      title: 'Introduction of “Become a sponsor”',
      group: 'content',
      advisedLength: 300,
    }),
    titledTextListField({
      name: 'benefits',
      title: 'Benefits',
      description: 'On the page “Become a sponsor”: what sponsors get out of it.',
      group: 'content',
      entry: 'benefit',
    }),
    figureListField({
      name: 'impact',
      title: 'Impact',
      description:
        'On the page “Become a sponsor”: what sponsorships did, in figures. Without any, the page leaves this out.',
      group: 'content',
      entry: 'figure',
      max: 4,
      optional: true,
    }),
    ...searchFields(),
  ],
  preview: { prepare: () => ({ title: 'Sponsors pages' }) },
});
