import { defineArrayMember, defineField, type FieldDefinition } from 'sanity';
import { said } from '../rules/said.ts';
import { checkNoBlank } from '../rules/text.ts';
import { noRepeats } from '../rules/unique.ts';
import { lineField, paragraphField } from './text-fields.ts';

interface ListFieldOptions {
  name: string;
  title: string;
  description?: string;
  group?: string;
  /** In the singular, for “Add at least one …”. */
  entry: string;
  max?: number;
  /** Staff may leave it empty: the website then goes without. */
  optional?: boolean;
}

/** Short texts, one a line. */
export function lineListField({
  entry,
  max = 30,
  maxLength,
  ...field
}: ListFieldOptions & {
  /** A longer text is refused: the website could not work with it. */
  maxLength?: number;
}) {
  return defineField({
    ...field,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'string',
        validation: (rule) => [
          rule.required().error(`This ${entry} is empty.`),
          rule.custom(checkNoBlank).error(),
          ...(maxLength === undefined
            ? []
            : [rule.max(maxLength).error(said.tooLong(capitalized(entry), maxLength))]),
        ],
      }),
    ],
    validation: (rule) => [
      rule.required().min(1).error(said.atLeastOne(entry)),
      rule.max(max).error(`At most ${max} fit on the page.`),
      rule.custom(noRepeats((item) => (typeof item === 'string' ? item : undefined))).error(),
    ],
  });
}

const capitalized = (entry: string) => entry.charAt(0).toUpperCase() + entry.slice(1);

/** Entries of several fields. They have no type of their own: a list holds one kind. */
export function entryListField({
  entry,
  max = 12,
  optional,
  fields,
  preview,
  ...field
}: ListFieldOptions & {
  fields: FieldDefinition[];
  preview: { title: string; subtitle: string; media?: string };
}) {
  return defineField({
    ...field,
    type: 'array',
    of: [
      defineArrayMember({
        type: 'object',
        title: capitalized(entry),
        fields,
        preview: { select: preview },
      }),
    ],
    validation: (rule) => [
      ...(optional ? [] : [rule.required().min(1).error(said.atLeastOne(entry))]),
      rule.max(max).error(`At most ${max} fit on the page.`),
    ],
  });
}

/** A title and a sentence each: benefits, steps. */
export function titledTextListField(options: ListFieldOptions) {
  return entryListField({
    ...options,
    fields: [
      lineField({ name: 'title', title: 'Title', advisedLength: 60 }),
      paragraphField({ name: 'text', title: 'Text', advisedLength: 250 }),
    ],
    preview: { title: 'title', subtitle: 'text' },
  });
}

/** A number that stands large, and what it counts. */
export function figureListField(options: ListFieldOptions) {
  return entryListField({
    ...options,
    fields: [
      lineField({
        name: 'figure',
        title: 'Figure',
        description: 'As it is shown: 150+, 85%, 1 in 3.',
        advisedLength: 12,
      }),
      lineField({ name: 'text', title: 'What it counts', advisedLength: 60 }),
    ],
    preview: { title: 'figure', subtitle: 'text' },
  });
}
