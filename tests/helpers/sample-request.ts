import * as z from 'zod/mini';
import { type AnyEndpoint, definitionOf, isTransform } from './contracts.ts';

/* A request that an endpoint takes, made of its schema: to be spoiled in one place at a time. */

/** Something for every kind of text that a form asks for; the first that fits is taken. */
const TEXTS = [
  'Ana',
  'ana@example.com',
  '239-555-0123',
  '33901',
  '2026-12-01',
  '1990-05-05',
  '2026-12-01T12:00:00.000Z',
  '18:30',
  '7',
  '#FF6B35',
  'https://hoops.example/a',
  'cs_test_0123456789',
  'Password-1-Password',
  'fee1600d',
  `${'0'.repeat(32)}-36x36`,
  '0'.repeat(64),
  '5d1f6a2e-0000-4000-8000-000000000000',
  `${'0'.repeat(32)}~fw~${'0'.repeat(43)}`,
  `b~5d1f6a2e-0000-4000-8000-000000000000~fw~${'0'.repeat(43)}`,
];
const NUMBERS = [1, 13, 8, 50, 1000, 2026];

/** What a rule over several fields asks for, by the field's name. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  signedName: 'Ana Ana',
  state: 'FL',
  grade: 8,
  reference1: { name: 'Bo Bell', phone: '239-555-0125', email: null, relationship: 'Coach' },
  reference2: { name: 'Cy Cole', phone: '239-555-0126', email: null, relationship: 'Teacher' },
  result: null,
  // One of those that content offers.
  preferredRoles: ['academic-tutor'],
  // A discount has a percentage or an amount.
  percent: null,
};

/** A request that passes the endpoint's schema. @throws Error where a new rule needs a word here */
export function sampleRequest({ path, request }: AnyEndpoint): unknown {
  const sample = sampleOf(request);
  const result = request.safeParse(sample);
  if (result.success) return sample;
  throw new Error(`No sample for ${path} yet: ${z.prettifyError(result.error)}`);
}

function sampleOf(schema: z.core.$ZodType, name = ''): unknown {
  if (name in BY_NAME) return BY_NAME[name];
  if (name === 'idempotencyKey') return crypto.randomUUID();
  const definition = definitionOf(schema);
  switch (definition.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(definition.shape)
          // The honeypot: people leave it empty.
          .filter(
            ([key]) =>
              key !== 'website' ||
              definitionOf(definition.shape.website ?? schema).type !== 'optional',
          )
          .map(([key, inner]) => [key, sampleOf(inner, key)]),
      );
    case 'array':
      return [sampleOf(definition.element)];
    case 'optional':
    case 'nullable':
    case 'default':
      return sampleOf(definition.innerType, name);
    case 'pipe':
      return sampleOf(isTransform(definition.in) ? definition.out : definition.in, name);
    case 'union':
      return sampleOf(definition.options[0] ?? schema, name);
    case 'enum':
      return Object.values(definition.entries)[0];
    case 'literal':
      return definition.values[0];
    case 'boolean':
      return true;
    default:
      return [...TEXTS, ...NUMBERS].find(
        (value) => z.safeParse(schema as z.ZodMiniType, value).success,
      );
  }
}

/** The sample with one value in the place of another; the sample itself stays. */
export function spoil(
  sample: unknown,
  path: readonly (string | number)[],
  value: unknown,
): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(sample)) {
    return sample.map((item, index) => (index === step ? spoil(item, rest, value) : item));
  }
  const fields = typeof sample === 'object' && sample !== null ? sample : {};
  const inner = step in fields ? (fields as Record<string, unknown>)[step] : undefined;
  return { ...fields, [step]: spoil(inner, rest, value) };
}
