import { defineField } from 'sanity';
import { said } from '../rules/said.ts';
import { checkNoBlank, checkOneParagraph } from '../rules/text.ts';

interface TextFieldOptions {
  name: string;
  title: string;
  description?: string;
  group?: string;
  /** Longer texts are warned of, not refused. */
  advisedLength?: number;
  /** Longer texts are refused: the website could not work with them. */
  maxLength?: number;
  optional?: boolean;
}

/** A text of one line. */
export function lineField({
  optional,
  advisedLength,
  maxLength,
  advice,
  ...field
}: TextFieldOptions & {
  /** What is to be said of a text, which can be published all the same; true when nothing is. */
  advice?: (text: string | undefined) => true | string;
}) {
  return defineField({
    ...field,
    type: 'string',
    validation: (rule) => [
      ...(optional ? [] : [rule.required().error(said.missing(field.title))]),
      rule.custom(checkNoBlank).error(),
      ...(advisedLength === undefined
        ? []
        : [rule.max(advisedLength).warning(said.long(field.title, advisedLength))]),
      ...(maxLength === undefined
        ? []
        : [rule.max(maxLength).error(said.tooLong(field.title, maxLength))]),
      ...(advice ? [rule.custom(advice).warning()] : []),
    ],
  });
}

/** A paragraph, or several where the page keeps them apart. */
export function paragraphField({
  optional,
  advisedLength,
  rows = 3,
  several = false,
  ...field
}: Omit<TextFieldOptions, 'maxLength'> & {
  rows?: number;
  /** The page shows the line breaks. */
  several?: boolean;
}) {
  return defineField({
    ...field,
    type: 'text',
    rows,
    validation: (rule) => [
      ...(optional ? [] : [rule.required().error(said.missing(field.title))]),
      rule.custom(checkNoBlank).error(),
      ...(advisedLength === undefined
        ? []
        : [rule.max(advisedLength).warning(said.long(field.title, advisedLength))]),
      ...(several ? [] : [rule.custom(checkOneParagraph).warning()]),
    ],
  });
}

/** The heading of a page and the sentence or two below it. */
export function openingFields() {
  return [
    lineField({
      name: 'heading',
      title: 'Heading',
      description: 'The large line at the top of the page.',
      group: 'content',
      advisedLength: 60,
    }),
    paragraphField({
      name: 'intro',
      title: 'Introduction',
      description: 'One to three sentences below the heading.',
      group: 'content',
      advisedLength: 300,
    }),
  ];
}

/** What search engines and shared links show of a page. */
export function searchFields() {
  return [
    lineField({
      name: 'seoTitle',
      title: 'Title in search results',
      description: 'The browser’s tab and search engines show it, followed by the program’s name.',
      group: 'search',
      advisedLength: 60,
    }),
    paragraphField({
      name: 'seoDescription',
      title: 'Description in search results',
      description: 'One or two sentences that say what a visitor finds on this page.',
      group: 'search',
      advisedLength: 170,
    }),
  ];
}
