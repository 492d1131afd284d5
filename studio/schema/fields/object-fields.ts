import { defineField, type FieldDefinition, type Rule } from 'sanity';
import { isBlank } from '../../../src/domain/translation/is-blank.ts';
import { said } from '../rules/said.ts';
import { lineField, paragraphField } from './text-fields.ts';

interface ObjectFieldOptions {
  name: string;
  title: string;
  description?: string;
  group?: string;
  fields: FieldDefinition[];
  columns?: number;
  /** Staff may leave all of it empty: the website then goes without. */
  optional?: boolean;
  /** What is wrong with the fields taken together; true when nothing is. */
  check?: (value: object | undefined) => true | string;
}

/** Fields that belong together, folded open. */
export function objectField({ columns, check, optional, fields, ...field }: ObjectFieldOptions) {
  return defineField({
    ...field,
    fields: optional ? fields.map(neededBesideOthers) : fields,
    type: 'object',
    options: { collapsible: true, collapsed: false, ...(columns && { columns }) },
    validation: (rule) => [
      ...(optional ? [] : [rule.required().error(said.missing(field.title))]),
      ...(check ? [rule.custom(check).error()] : []),
    ],
  });
}

type Rules = Extract<FieldDefinition['validation'], (...given: never) => unknown>;

/** What is required of a field is required once a field beside it is filled. */
function neededBesideOthers(field: FieldDefinition): FieldDefinition {
  const { validation, title = '' } = field;
  if (typeof validation !== 'function') return field;
  const wholeOrNone: Rules = (rule, context) => {
    // Each of our fields gives its rule, or several.
    const rules = [validation(rule as never, context)].flat() as Rule[];
    const isNeeded = rules.some((each) => each.isRequired());
    const beside = rule.custom<unknown>(
      (value, { parent }) => value !== undefined || isBlank(parent) || said.missing(title),
    );
    return [...rules.map((each) => each.optional()), ...(isNeeded ? [beside.error()] : [])];
  };
  return { ...field, validation: wholeOrNone } as FieldDefinition;
}

/** A heading with a paragraph below it. */
export function headedTextField(options: Omit<ObjectFieldOptions, 'fields'>) {
  return objectField({
    ...options,
    fields: [
      lineField({ name: 'heading', title: 'Heading', advisedLength: 60 }),
      paragraphField({ name: 'text', title: 'Text', rows: 4, advisedLength: 400, several: true }),
    ],
  });
}
