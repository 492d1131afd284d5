import type { RuleDef } from 'sanity';

/**
 * A rule that is broken once. Sanity's own constraints tell one after the other what each has against a
 * value, and of an empty field too: “Write a whole number” stands there four times.
 * @param rule `rule.required()` where the field must not be empty
 */
export function fit<Rule extends RuleDef<Rule, Value>, Value>(
  rule: Rule,
  fits: (value: Value) => boolean,
  message: string,
): Rule {
  return rule
    .custom<Value>((value) => isEmpty(value) || fits(value as Value) || message)
    .error(message);
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Both ends included. */
export const within = (min: number, max: number) => (value: number) => value >= min && value <= max;

export const whole = (min: number, max: number) => (value: number) =>
  Number.isInteger(value) && within(min, max)(value);

/** With two decimals at most. */
export const withCents = (min: number, max: number) => (value: number) =>
  Number(value.toFixed(2)) === value && within(min, max)(value);

export const like = (pattern: RegExp) => (value: string) => pattern.test(value);
