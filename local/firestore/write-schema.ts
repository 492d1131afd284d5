import * as z from 'zod/mini';
import { invalid } from './errors.ts';
import { checkDocumentName, type Root } from './names.ts';
import { canonicalTimestamp } from './timestamps.ts';
import type { Transform } from './transforms.ts';
import { parseFields, type Value } from './values.ts';
import { MaskSchema, PathSchema, ValueSchema, wireEnum } from './wire.ts';
import type { Precondition, Write } from './writes.ts';

const ElementsSchema = z.strictObject({ values: z._default(z.array(ValueSchema), []) });

const TransformSchema = z.strictObject({
  fieldPath: PathSchema,
  setToServerValue: z.optional(wireEnum({ 1: 'REQUEST_TIME' })),
  increment: z.optional(ValueSchema),
  maximum: z.optional(ValueSchema),
  minimum: z.optional(ValueSchema),
  appendMissingElements: z.optional(ElementsSchema),
  removeAllFromArray: z.optional(ElementsSchema),
});

const PreconditionSchema = z.strictObject({
  exists: z.optional(z.boolean()),
  updateTime: z.optional(
    z.pipe(
      z.string(),
      z.transform((text: string) => canonicalTimestamp(text)),
    ),
  ),
});

const DocumentSchema = z.strictObject({
  name: z.string(),
  fields: z.optional(
    z.pipe(
      z.unknown(),
      z.transform((input) => parseFields(input)),
    ),
  ),
});

const WriteSchema = z.strictObject({
  update: z.optional(DocumentSchema),
  delete: z.optional(z.string()),
  verify: z.optional(z.string()),
  updateMask: z.optional(MaskSchema),
  updateTransforms: z._default(z.array(TransformSchema), []),
  currentDocument: z.optional(PreconditionSchema),
});

const writes = z._default(z.array(WriteSchema), []);
export const CommitSchema = z.strictObject({ writes, transaction: z.optional(z.string()) });
/** Labels are for Google's statistics. */
const labels = z.optional(z.record(z.string(), z.string()));
export const BatchWriteSchema = z.strictObject({ writes, labels });

function toTransform(wire: z.output<typeof TransformSchema>): Transform {
  const { fieldPath: path, setToServerValue, increment, maximum, minimum } = wire;
  if (setToServerValue) return { path, kind: 'serverTime' };
  if (increment) return { path, kind: 'increment', operand: increment };
  if (maximum) return { path, kind: 'maximum', operand: maximum };
  if (minimum) return { path, kind: 'minimum', operand: minimum };
  const kept = (elements: { values: Value[] }) => elements.values;
  if (wire.appendMissingElements) {
    return { path, kind: 'union', elements: kept(wire.appendMissingElements) };
  }
  if (wire.removeAllFromArray) {
    return { path, kind: 'without', elements: kept(wire.removeAllFromArray) };
  }
  throw invalid('A field transform needs a transform type.');
}

function toPrecondition(wire: z.output<typeof PreconditionSchema> | undefined): Precondition {
  if (wire?.updateTime !== undefined) return { updateTime: wire.updateTime };
  return wire?.exists === undefined ? undefined : { exists: wire.exists };
}

/** Checks one write's name against the database it was sent to. */
export function toWrite(wire: z.output<typeof WriteSchema>, root: Root): Write {
  const precondition = toPrecondition(wire.currentDocument);
  const named = (name: string) => ({ name: checkDocumentName(name, root), precondition });
  if (wire.update) {
    const { name, fields = {} } = wire.update;
    const transforms = wire.updateTransforms.map(toTransform);
    const mask = wire.updateMask?.fieldPaths;
    return { ...named(name), kind: 'update', fields, mask, transforms };
  }
  if (wire.delete !== undefined) return { ...named(wire.delete), kind: 'delete' };
  if (wire.verify !== undefined) return { ...named(wire.verify), kind: 'verify' };
  throw invalid('A write needs an operation.');
}
