import { defineField, type FieldDefinition } from 'sanity';
import { said } from '../rules/said.ts';
import { lineField, paragraphField } from './text-fields.ts';

interface ObjectFieldOptions {
  name: string;
  title: string;
  description?: string;
  group?: string;
  fields: FieldDefinition[];
  columns?: number;
  /** What is wrong with the fields taken together; true when nothing is. */
  check?: (value: object | undefined) => true | string;
}

/** Fields that belong together, folded open. */
export function objectField({ columns, check, ...field }: ObjectFieldOptions) {
  return defineField({
    ...field,
    type: 'object',
    options: { collapsible: true, collapsed: false, ...(columns && { columns }) },
    validation: (rule) => [
      rule.required().error(said.missing(field.title)),
      ...(check ? [rule.custom(check).error()] : []),
    ],
  });
}

/** A heading with a paragraph below it. */
export function headedTextField(options: Omit<ObjectFieldOptions, 'fields'>) {
  return objectField({
    ...options,
    fields: [
      lineField({ name: 'heading', title: 'Heading', advisedLength: 60 }),
      paragraphField({ name: 'text', title: 'Text', rows: 4, advisedLength: 400 }),
    ],
  });
}
