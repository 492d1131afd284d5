import { defineField } from 'sanity';
import { said } from '../rules/said.ts';

interface PictureFieldOptions {
  name: string;
  title: string;
  description?: string;
  group?: string;
}

/** A picture with the words for those who do not see it; both are required. */
export function pictureField(options: PictureFieldOptions) {
  return defineField({
    ...options,
    type: 'image',
    options: { accept: 'image/png,image/jpeg,image/webp,image/svg+xml' },
    fields: [
      defineField({
        name: 'alt',
        title: 'Alternative text',
        description:
          'What the picture shows, in one sentence. Screen readers speak it; search engines read it.',
        type: 'string',
        validation: (rule) => [
          rule.required().error(said.alt),
          rule.max(250).warning(said.long('Alternative text', 250)),
        ],
      }),
    ],
    validation: (rule) => rule.required().assetRequired().error(said.picture),
  });
}
