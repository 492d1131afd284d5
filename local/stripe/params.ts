import * as z from 'zod/mini';
import { notImplemented, StripeError } from './errors.ts';
import type { FormTree } from './form.ts';

/** A value written as text in the form; `read` answers undefined where the text is no such value. */
function scalar<T>(code: string, complaint: string, read: (raw: string) => T | undefined) {
  return z.pipe(
    z.string(),
    z.transform((raw, context): T => {
      const value = raw === '' ? undefined : read(raw);
      if (value !== undefined) return value;
      const empty = raw === '';
      context.issues.push({
        code: 'custom',
        input: raw,
        message: empty ? 'You passed an empty string for' : complaint,
        params: { code: empty ? 'parameter_invalid_empty' : code },
      });
      return z.NEVER;
    }),
  );
}

export const text = (max = 5000) =>
  scalar('parameter_invalid_string', `Invalid string (at most ${max} characters)`, (raw) =>
    raw.length <= max ? raw : undefined,
  );
export const integer = (least = 0, most = 99_999_999_999) =>
  scalar('parameter_invalid_integer', `Invalid integer (${least} to ${most})`, (raw) => {
    const value = /^-?\d{1,15}$/.test(raw) ? Number(raw) : Number.NaN;
    return value >= least && value <= most ? value : undefined;
  });
export const flag = () =>
  scalar('parameter_invalid_boolean', 'Invalid boolean', (raw) =>
    raw === 'true' ? true : raw === 'false' ? false : undefined,
  );
export const email = () =>
  scalar('email_invalid', 'Invalid email address', (raw) =>
    /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(raw) && raw.length <= 512 ? raw : undefined,
  );
export const address = () =>
  scalar('url_invalid', 'Not a valid URL', (raw) =>
    // The template Stripe fills in holds braces, which a URL may not.
    URL.canParse(raw.replace('{CHECKOUT_SESSION_ID}', 'x')) && /^https?:/.test(raw)
      ? raw
      : undefined,
  );
export const currency = () =>
  scalar('currency_invalid', 'Invalid currency (Local Stripe keeps its books in usd)', (raw) =>
    raw.toLowerCase() === 'usd' ? 'usd' : undefined,
  );

/** One of the values; a value the real Stripe knows but this stand-in does not is a 501. */
export function choice<const T extends string>(
  values: readonly T[],
  elsewhere: readonly string[] = [],
) {
  return z.pipe(
    z.string(),
    z.transform((raw, context): T => {
      const found = values.find((value) => value === raw);
      if (found !== undefined) return found;
      context.issues.push({
        code: 'custom',
        input: raw,
        message: `Invalid value: must be one of ${[...values, ...elsewhere].join(', ')}`,
        params: elsewhere.includes(raw) ? { elsewhere: true } : {},
      });
      return z.NEVER;
    }),
  );
}

/** A list, sent as a tree whose keys are 0, 1, 2 … */
export function listOf<T extends z.ZodMiniType>(item: T, most = 100) {
  return z.pipe(
    z.transform((raw: unknown) => {
      if (typeof raw !== 'object' || raw === null) return raw;
      const keys = Object.keys(raw);
      return keys.every((key) => /^\d+$/.test(key)) ? Object.values(raw) : raw;
    }),
    z.array(item).check(z.maxLength(most)),
  );
}

/** Up to 50 pairs; an empty value asks for removal of the pair, an empty whole for all of them. */
export const metadata = () =>
  z.union([
    z.literal(''),
    z
      .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))
      .check(
        z.refine((pairs) => Object.keys(pairs).length <= 50, 'Metadata holds at most 50 keys'),
      ),
  ]);
export type MetadataChange = z.infer<ReturnType<typeof metadata>>;

/** `current` with the change applied as Stripe applies it: keys are merged, '' removes. */
export function changeMetadata(
  current: Record<string, string>,
  change: MetadataChange | undefined,
) {
  if (change === undefined) return current;
  if (change === '') return {};
  return Object.fromEntries(
    Object.entries({ ...current, ...change }).filter(([, value]) => value !== ''),
  );
}

/** Parameters the real Stripe knows and this stand-in refuses with 501 rather than ignores. */
export function elsewhere<const N extends string>(names: readonly N[]) {
  const refused = z.optional(
    z.custom<never>((value) => value === undefined, { params: { elsewhere: true } }),
  );
  return Object.fromEntries(names.map((name) => [name, refused])) as Record<N, typeof refused>;
}

export const expand = { expand: z.optional(listOf(text())) };
const bound = z.strictObject({
  gt: z.optional(integer()),
  gte: z.optional(integer()),
  lt: z.optional(integer()),
  lte: z.optional(integer()),
});
/** The parameters of every list. */
export const paging = {
  ...expand,
  limit: z.optional(integer(1, 100)),
  starting_after: z.optional(text()),
  ending_before: z.optional(text()),
  created: z.optional(z.union([bound, integer()])),
};

/** Reads a form with a schema, or throws the refusal Stripe would send for its first fault. */
export function readParams<T extends z.ZodMiniType>(schema: T, form: FormTree): z.output<T> {
  const result = z.safeParse(schema, form, { reportInput: true });
  if (result.success) return result.data;
  const { issues } = result.error;
  const unknown = issues.find((issue) => issue.code === 'unrecognized_keys');
  throw refusal(unknown ?? issues[0]);
}

function refusal(issue: z.core.$ZodIssue | undefined): StripeError {
  if (!issue) throw new Error('a failed parse without an issue');
  const param = paramName(issue);
  const params = issue.code === 'custom' ? issue.params : undefined;
  if (params?.elsewhere) return notImplemented(`'${param}' as given`, param);
  const [code, message] = faultOf(issue, param);
  return new StripeError(
    400,
    { type: 'invalid_request_error', message, param, ...(code === undefined ? {} : { code }) },
    true,
  );
}

function faultOf(issue: z.core.$ZodIssue, param: string): [string | undefined, string] {
  if (issue.code === 'unrecognized_keys') {
    return ['parameter_unknown', `Received unknown parameter: ${param}`];
  }
  if (
    issue.input === undefined &&
    (issue.code === 'invalid_type' || issue.code === 'invalid_union')
  ) {
    return ['parameter_missing', `Missing required param: ${param}.`];
  }
  if (issue.code === 'custom') {
    const code: unknown = issue.params?.code;
    return [
      typeof code === 'string' ? code : undefined,
      `${issue.message}: ${param}${issue.input === '' ? '' : ` = ${String(issue.input)}`}`,
    ];
  }
  if (issue.code === 'invalid_type') {
    return [
      undefined,
      `Invalid ${issue.expected === 'record' ? 'object' : issue.expected}: ${param}`,
    ];
  }
  return [undefined, `Invalid ${param}: ${issue.message}`];
}

/** `line_items[0][price_data][currency]`, as Stripe names a parameter. */
function paramName(issue: z.core.$ZodIssue): string {
  const path = [
    ...issue.path,
    ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []),
  ];
  const [first, ...rest] = path.map(String);
  return `${first ?? ''}${rest.map((part) => `[${part}]`).join('')}`;
}
