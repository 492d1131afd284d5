import * as z from 'zod/mini';
import { invalid, unimplemented } from './errors.ts';
import { parseFieldPath } from './field-paths.ts';
import { parseValue } from './values.ts';

/** Parses a request. What the protocol may know and this server does not is refused, not skipped. */
export function parseRequest<T extends z.ZodMiniType>(schema: T, body: unknown): z.output<T> {
  const result = z.safeParse(schema, body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const where = issue?.path.join('.') || 'the request';
  if (issue?.code === 'unrecognized_keys') {
    throw unimplemented(`"${issue.keys.join('", "')}" in ${where}`);
  }
  throw invalid(`Invalid ${where}: ${issue?.message ?? 'not understood'}.`);
}

/** An enum as its name or, with `$alt=json;enum-encoding=int`, as its number. */
export function wireEnum<T extends string>(names: Record<number, T>) {
  const known = new Map<unknown, T>();
  for (const [number, name] of Object.entries(names)) {
    known.set(Number(number), name).set(name, name);
  }
  return z.pipe(
    z.unknown(),
    z.transform((input): T => {
      const name = known.get(input);
      if (name === undefined) throw unimplemented(`the enum value ${JSON.stringify(input)} here`);
      return name;
    }),
  );
}

export const ValueSchema = z.pipe(
  z.unknown(),
  z.transform((input) => parseValue(input)),
);

export const PathSchema = z.pipe(z.string(), z.transform(parseFieldPath));

export const MaskSchema = z.strictObject({ fieldPaths: z._default(z.array(PathSchema), []) });

const ReadWriteSchema = z.strictObject({ retryTransaction: z.optional(z.string()) });

/** How a transaction is asked for; a read-only one at a time of the past is not implemented. */
export const TransactionOptionsSchema = z.strictObject({
  readWrite: z.optional(ReadWriteSchema),
  readOnly: z.optional(z.strictObject({})),
});

/** Which transaction a read belongs to: one under way, one to begin with it, or none. */
export const readConsistency = {
  transaction: z.optional(z.string()),
  newTransaction: z.optional(TransactionOptionsSchema),
};

export type ReadConsistency = {
  transaction?: string | undefined;
  newTransaction?: z.output<typeof TransactionOptionsSchema> | undefined;
};
