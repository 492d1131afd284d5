import { defineArrayMember, defineField } from 'sanity';
import { checkLink, checkLinkedPage } from '../rules/link.ts';
import { said } from '../rules/said.ts';

interface RichTextFieldOptions {
  name: string;
  title: string;
  description?: string;
  group?: string;
}

const linkAnnotation = defineArrayMember({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    defineField({
      name: 'href',
      title: 'Address',
      description:
        'https://… for other websites, /contact for a page of this one, mailto:… or tel:… to write or call.',
      type: 'string',
      validation: (rule) => [
        rule.required().error('Write where the link leads.'),
        rule.custom<string>(checkLink).error(),
        // No error: the scholarships may come back.
        rule.custom<string>(checkLinkedPage).warning(),
      ],
    }),
  ],
});

/** Paragraphs with bold, italics, lists and links, and nothing that the website could not show. */
export function richTextField(options: RichTextFieldOptions) {
  return defineField({
    ...options,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'block',
        styles: [
          { title: 'Paragraph', value: 'normal' },
          { title: 'Subheading', value: 'h3' },
        ],
        lists: [
          { title: 'Bullets', value: 'bullet' },
          { title: 'Numbers', value: 'number' },
        ],
        marks: {
          decorators: [
            { title: 'Bold', value: 'strong' },
            { title: 'Italics', value: 'em' },
          ],
          annotations: [linkAnnotation],
        },
      }),
    ],
    validation: (rule) => rule.required().min(1).error(said.missing(options.title)),
  });
}
