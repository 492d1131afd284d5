import { defineField } from 'sanity';
import { checkWidth } from '../rules/picture-width.ts';
import { said } from '../rules/said.ts';
import { checkNoBlank } from '../rules/text.ts';

interface PictureFieldOptions {
  name: string;
  title: string;
  description?: string;
  group?: string;
  optional?: boolean;
  /** In pixels: narrower ones are warned of. 0 for logos, which are small on the page. */
  advisedWidth?: number;
}

/** A picture with the words for those who do not see it: both are required, or go together. */
export function pictureField({ optional, advisedWidth = 2000, ...field }: PictureFieldOptions) {
  return defineField({
    ...field,
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
          optional
            ? rule
                .custom<string>((alt, { parent }) => Boolean(alt) || !hasAsset(parent) || said.alt)
                .error()
            : rule.required().error(said.alt),
          rule.custom<string>(checkNoBlank).error(),
          rule.max(250).warning(said.long('Alternative text', 250)),
        ],
      }),
    ],
    validation: (rule) => [
      ...(optional ? [] : [rule.required().assetRequired().error(said.picture)]),
      rule.custom(checkWidth(advisedWidth)).warning(),
    ],
  });
}

/** Removing a picture leaves the field there, with its words. */
const hasAsset = (picture: unknown) =>
  typeof picture === 'object' && picture !== null && 'asset' in picture;
