import { HeartIcon } from '@sanity/icons/Heart';
import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list';
import { defineField, defineType } from 'sanity';
import { isWebAddress } from '../../../src/domain/links/addresses.ts';
import { pictureField } from '../fields/picture-field.ts';
import { paragraphField } from '../fields/text-fields.ts';
import { fit } from '../rules/fits.ts';
import { said } from '../rules/said.ts';
import { checkNoBlank } from '../rules/text.ts';
import { uniqueIn } from '../rules/unique.ts';

export const sponsor = defineType({
  name: 'sponsor',
  title: 'Sponsor',
  type: 'document',
  icon: HeartIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({ type: 'sponsor' }),
    defineField({
      name: 'name',
      title: 'Name',
      type: 'string',
      validation: (rule) => [
        rule.required().error(said.missing('Name')),
        rule.custom<string>(checkNoBlank).error(),
        rule.custom(uniqueIn('name')).error(),
      ],
    }),
    defineField({
      name: 'tier',
      title: 'Tier',
      description: 'The page shows sponsors below their tier.',
      type: 'reference',
      to: [{ type: 'sponsorshipTier' }],
      options: { disableNew: true },
      validation: (rule) => rule.required().error('Choose the tier of this sponsor.'),
    }),
    pictureField({
      name: 'logo',
      title: 'Logo',
      description:
        'A drawing (SVG) or a PNG without background looks best. Without one, the name is shown.',
      optional: true,
      advisedWidth: 0,
    }),
    defineField({
      name: 'website',
      title: 'Website',
      description: 'The whole address: https://example.org',
      type: 'url',
      validation: (rule) =>
        fit(
          rule,
          // What does not begin like an address the field itself refuses, with the same words.
          (value: string) => !/^https?:/i.test(value.trim()) || isWebAddress(value.trim()),
          'Write the whole address: https://example.org',
        ),
    }),
    paragraphField({
      name: 'text',
      title: 'A sentence about them',
      advisedLength: 200,
      optional: true,
    }),
  ],
  preview: { select: { title: 'name', subtitle: 'tier.name', media: 'logo' } },
});
