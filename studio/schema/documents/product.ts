import { BasketIcon } from '@sanity/icons/Basket';
import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list';
import { defineField, defineType } from 'sanity';
import { MAX_CHOICE_LENGTH } from '../../../src/domain/cart/cart.ts';
import { entryListField, lineListField } from '../fields/list-fields.ts';
import { dollarsField } from '../fields/number-fields.ts';
import { pictureField } from '../fields/picture-field.ts';
import { lineField, paragraphField } from '../fields/text-fields.ts';
import { CategoryInput } from '../inputs/CategoryInput.tsx';
import { ColorInput } from '../inputs/ColorInput.tsx';
import { fit, like } from '../rules/fits.ts';
import { said } from '../rules/said.ts';
import { checkNoBlank } from '../rules/text.ts';
import { noRepeats, uniqueIn } from '../rules/unique.ts';

const HEX = /^#[0-9a-f]{6}$/i;

const colors = entryListField({
  name: 'colors',
  title: 'Colors',
  description: 'At least one. The first is chosen when the page opens; each has its own picture.',
  group: 'choices',
  entry: 'color',
  fields: [
    lineField({
      name: 'name',
      title: 'Name',
      description: 'As buyers and the office read it: Navy.',
      maxLength: MAX_CHOICE_LENGTH,
    }),
    defineField({
      name: 'hex',
      title: 'Color of the dot',
      description: 'Pick it, or write six digits after #, such as #1E3A8A.',
      type: 'string',
      components: { input: ColorInput },
      validation: (rule) => fit(rule.required(), like(HEX), 'Write a color such as #1E3A8A.'),
    }),
    defineField({
      name: 'secondHex',
      title: 'Second color of the dot (optional)',
      description: 'For a product of two colors: the other half of the dot.',
      type: 'string',
      components: { input: ColorInput },
      validation: (rule) => fit(rule, like(HEX), 'Write a color such as #1E3A8A.'),
    }),
    pictureField({
      name: 'image',
      title: 'Picture in this color',
      description: 'Shown in the shop and in the cart; square pictures look best.',
      advisedWidth: 1400,
    }),
  ],
  preview: { title: 'name', subtitle: 'hex', media: 'image' },
});

export const product = defineType({
  name: 'product',
  title: 'Product',
  type: 'document',
  icon: BasketIcon,
  orderings: [orderRankOrdering],
  groups: [
    { name: 'product', title: 'Product', default: true },
    { name: 'choices', title: 'Sizes and colors' },
  ],
  initialValue: { active: true, sizes: ['One Size'] },
  fields: [
    orderRankField({ type: 'product' }),
    defineField({
      name: 'name',
      title: 'Name',
      group: 'product',
      type: 'string',
      validation: (rule) => [
        rule.required().error(said.missing('Name')),
        rule.custom<string>(checkNoBlank).error(),
        rule.max(60).warning(said.long('Name', 60)),
        rule.custom(uniqueIn('name')).error(),
      ],
    }),
    {
      ...lineField({
        name: 'category',
        title: 'Category',
        description:
          'Shown above the name in the shop. Choose one from the list. For a new one, choose “New category…”.',
        group: 'product',
        advisedLength: 30,
      }),
      components: { input: CategoryInput },
    },
    dollarsField({
      name: 'price',
      title: 'Price',
      description:
        'In dollars, such as 29.99. Orders are charged this price as soon as you publish.',
      group: 'product',
      min: 1,
      max: 1000,
    }),
    paragraphField({
      name: 'description',
      title: 'Description',
      group: 'product',
      advisedLength: 300,
    }),
    // Older products have one, which nothing shows: without the field the Studio would warn of it.
    {
      ...pictureField({
        name: 'image',
        title: 'Picture',
        group: 'product',
        optional: true,
        advisedWidth: 0,
      }),
      hidden: true,
    },
    defineField({
      name: 'active',
      title: 'For sale',
      description: 'Switch it off to take the product out of the shop and keep it here.',
      group: 'product',
      type: 'boolean',
      validation: (rule) => rule.required(),
    }),
    lineListField({
      name: 'sizes',
      title: 'Sizes',
      description:
        'At least one; the first is chosen when the page opens. “One Size” where there is no choice.',
      group: 'choices',
      entry: 'size',
      maxLength: MAX_CHOICE_LENGTH,
    }),
    {
      ...colors,
      validation: (rule) => [
        rule.required().min(1).error(said.atLeastOne('color')),
        rule.custom(noRepeats<{ name?: string }>((color) => color.name)).error(),
      ],
    },
  ],
  preview: {
    select: {
      title: 'name',
      price: 'price',
      category: 'category',
      active: 'active',
      media: 'colors.0.image',
    },
    prepare: ({ title, price, category, active, media }) => ({
      title,
      subtitle: [
        active === false ? 'Not for sale' : undefined,
        typeof price === 'number' ? `$${price.toFixed(2)}` : 'no price yet',
        category,
      ]
        .filter(Boolean)
        .join(' · '),
      media,
    }),
  },
});
