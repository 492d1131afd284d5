import { defineField } from 'sanity';
import { fit, whole, within } from '../rules/fits.ts';
import { said } from '../rules/said.ts';

interface NumberFieldOptions {
  name: string;
  title: string;
  description?: string;
  group?: string;
  min: number;
  max: number;
  initialValue?: number;
  optional?: boolean;
}

/** Dollars as staff write them: 29.99. */
export function dollarsField({ min, max, ...field }: NumberFieldOptions) {
  return defineField({
    ...field,
    type: 'number',
    validation: (rule) => [
      fit(rule.required(), within(min, max), said.dollars(min, max)),
      rule.precision(2).error(said.cents),
    ],
  });
}

export function wholeNumberField({ min, max, optional, ...field }: NumberFieldOptions) {
  return defineField({
    ...field,
    type: 'number',
    validation: (rule) =>
      fit(optional ? rule : rule.required(), whole(min, max), said.whole(min, max)),
  });
}
