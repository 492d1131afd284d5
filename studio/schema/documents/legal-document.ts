import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { defineField, defineType } from 'sanity';
import { PAGE_GROUPS } from '../fields/groups.ts';
import { entryListField } from '../fields/list-fields.ts';
import { richTextField } from '../fields/rich-text-field.ts';
import { lineField, paragraphField, searchFields } from '../fields/text-fields.ts';
import { checkNotAhead } from '../rules/day.ts';
import { fit, like } from '../rules/fits.ts';
import { checkTranslations } from '../rules/legal-translation.ts';
import { checkVersion } from '../rules/legal-version.ts';
import { said } from '../rules/said.ts';

export const legalDocument = defineType({
  name: 'legalDocument',
  title: 'Legal text',
  type: 'document',
  icon: DocumentTextIcon,
  groups: PAGE_GROUPS,
  fields: [
    lineField({ name: 'title', title: 'Title', group: 'content' }),
    defineField({
      name: 'slug',
      title: 'Address',
      description: 'Forms and signatures lead here: it cannot change.',
      group: 'content',
      type: 'string',
      readOnly: true,
      options: { list: ['privacy', 'terms', 'liability-waiver'] },
      validation: (rule) => rule.required().error(said.missing('Address')),
    }),
    defineField({
      name: 'version',
      title: 'Version',
      description:
        'Two numbers: 1.2. Raise it with every change of the text; signatures name the version that was signed. Publish in a quiet hour: nobody can register until the website has been built, about ten minutes at most.',
      group: 'content',
      type: 'string',
      validation: (rule) => [
        fit(rule.required(), like(/^\d+\.\d+$/), 'Write two numbers with a point, such as 1.2.'),
        rule.custom(checkVersion).error(),
        // No error: a comma changes in one language alone.
        rule.custom(checkTranslations).warning(),
      ],
    }),
    defineField({
      name: 'lastUpdated',
      title: 'Last updated',
      description: 'The day of this version. The page shows it.',
      group: 'content',
      type: 'date',
      validation: (rule) => [
        rule.required().error(said.missing('Last updated')),
        rule.custom(checkNotAhead).error(),
      ],
    }),
    paragraphField({ name: 'intro', title: 'Introduction', group: 'content', rows: 4 }),
    entryListField({
      name: 'sections',
      title: 'Sections',
      description: 'The page numbers them in this order.',
      group: 'content',
      entry: 'section',
      max: 40,
      fields: [
        lineField({ name: 'heading', title: 'Heading' }),
        richTextField({ name: 'body', title: 'Text' }),
      ],
      preview: { title: 'heading', subtitle: 'body' },
    }),
    ...searchFields(),
  ],
  preview: {
    select: { title: 'title', version: 'version', date: 'lastUpdated' },
    prepare: ({ title, version, date }) => ({ title, subtitle: `Version ${version}, ${date}` }),
  },
});
