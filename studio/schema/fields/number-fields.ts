import { defineField } from 'sanity';
import { said } from '../rules/said.ts';

interface NumberFieldOptions {
  name: string;
  title: string;
  description?: string;
  group?: string;
  min: number;
  max: number;
  initialValue?: number;
}

/** Dollars as staff write them: 29.99. */
export function dollarsField({ min, max, ...field }: NumberFieldOptions) {
  return defineField({
    ...field,
    type: 'number',
    validation: (rule) => [
      rule.required().min(min).max(max).error(said.dollars(min, max)),
      rule.precision(2).error(said.cents),
    ],
  });
}

export function wholeNumberField({ min, max, ...field }: NumberFieldOptions) {
  return defineField({
    ...field,
    type: 'number',
    validation: (rule) => rule.required().integer().min(min).max(max).error(said.whole(min, max)),
  });
}
