import * as z from 'zod/mini';
import { gatewayError } from './lake-error.ts';

const StubSchema = z.looseObject({
  _id: z.optional(z.string().check(z.minLength(1))),
  _type: z.string().check(z.minLength(1)),
});
const IdentifiedStubSchema = z.extend(StubSchema, { _id: z.string().check(z.minLength(1)) });
const SelectionSchema = {
  id: z.optional(z.string()),
  query: z.optional(z.string()),
  params: z.optional(z.record(z.string(), z.unknown())),
};

/** What a patch does to a document; applied as the Studio itself applies it, by `@sanity/mutator`. */
const OPERATIONS = {
  set: z.optional(z.record(z.string(), z.unknown())),
  setIfMissing: z.optional(z.record(z.string(), z.unknown())),
  unset: z.optional(z.array(z.string())),
  inc: z.optional(z.record(z.string(), z.number())),
  dec: z.optional(z.record(z.string(), z.number())),
  insert: z.optional(z.looseObject({ items: z.array(z.unknown()) })),
  diffMatchPatch: z.optional(z.record(z.string(), z.string())),
  ifRevisionID: z.optional(z.string()),
};

/** A patch without its target; an operation this lake does not know is refused, not skipped. */
export const PatchSchema = z.strictObject(OPERATIONS);
/** The operations of one patch, and the revision it expects. */
export type Patch = z.infer<typeof PatchSchema>;

const MutationSchema = z.union([
  z.strictObject({ create: StubSchema }),
  z.strictObject({ createOrReplace: IdentifiedStubSchema }),
  z.strictObject({ createIfNotExists: IdentifiedStubSchema }),
  z.strictObject({
    delete: z.strictObject({ ...SelectionSchema, purge: z.optional(z.boolean()) }),
  }),
  z.strictObject({ patch: z.strictObject({ ...SelectionSchema, ...OPERATIONS }) }),
]);
/** A mutation as it comes in: a patch or delete may name its documents by a query. */
export type Mutation = z.infer<typeof MutationSchema>;

/** A mutation of one document, as it is applied and as listeners are told of it. */
export type DocumentMutation =
  | { create: Stub }
  | { createOrReplace: Stub }
  | { createIfNotExists: Stub }
  | { delete: { id: string } }
  | { patch: Patch & { id: string } };
type Stub = z.infer<typeof IdentifiedStubSchema>;

/** The body of `/data/mutate`. */
export const MutateBodySchema = z.object({
  mutations: z.array(MutationSchema),
  transactionId: z.optional(z.string().check(z.minLength(1))),
});

/** Parses a body or refuses it with 400 and where it is wrong. */
export function parseBody<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw gatewayError(400, `Invalid request body: ${z.prettifyError(parsed.error)}`);
}
