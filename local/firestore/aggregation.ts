import * as z from 'zod/mini';
import { invalid } from './errors.ts';
import { type FieldPath, getField } from './field-paths.ts';
import { numberOf } from './ordering.ts';
import { FieldSchema, QuerySchema } from './query-schema.ts';
import type { StoredDocument } from './stored-document.ts';
import { doubleOf, NULL, type Value } from './values.ts';

const count = z.strictObject({ upTo: z.optional(z.union([z.string(), z.number()])) });
const ofField = z.strictObject({ field: FieldSchema });

export const AggregationQuerySchema = z.strictObject({
  structuredQuery: QuerySchema,
  aggregations: z.array(
    z.strictObject({
      alias: z.string(),
      count: z.optional(count),
      sum: z.optional(ofField),
      avg: z.optional(ofField),
    }),
  ),
});

type Aggregation = z.output<typeof AggregationQuerySchema>['aggregations'][number];

/** The fields whose values are added up; only documents that have all of them are counted. */
export function aggregatedPaths(aggregations: readonly Aggregation[]): FieldPath[] {
  return aggregations
    .map(({ sum, avg }) => (sum ?? avg)?.field.fieldPath)
    .filter((path) => path !== undefined);
}

function numbersAt(documents: StoredDocument[], path: FieldPath): (bigint | number)[] {
  return documents
    .map(({ fields }) => getField(fields, path))
    .map((value) => value && numberOf(value))
    .filter((number) => number !== undefined);
}

const addUp = (numbers: (bigint | number)[]) =>
  numbers.reduce<number>((total, number) => total + Number(number), 0);

function sumOf(numbers: (bigint | number)[]): Value {
  const integers = numbers.filter((number) => typeof number === 'bigint');
  const total = integers.reduce((sum, integer) => sum + integer, 0n);
  const isExact = integers.length === numbers.length && BigInt.asIntN(64, total) === total;
  return isExact ? { integerValue: String(total) } : doubleOf(addUp(numbers));
}

function computeOne(aggregation: Aggregation, documents: StoredDocument[]): Value {
  const { sum, avg, alias } = aggregation;
  if (sum) return sumOf(numbersAt(documents, sum.field.fieldPath));
  if (avg) {
    const numbers = numbersAt(documents, avg.field.fieldPath);
    return numbers.length === 0 ? NULL : doubleOf(addUp(numbers) / numbers.length);
  }
  if (!aggregation.count) throw invalid(`The aggregation "${alias}" needs an operator.`);
  const upTo = Number(aggregation.count.upTo ?? Number.POSITIVE_INFINITY);
  return { integerValue: String(Math.min(documents.length, upTo)) };
}

/** The aggregates over what a query found, by alias. */
export function aggregate(
  aggregations: readonly Aggregation[],
  found: StoredDocument[],
): Record<string, Value> {
  const paths = aggregatedPaths(aggregations);
  const documents = found.filter(({ fields }) => paths.every((path) => getField(fields, path)));
  return Object.fromEntries(aggregations.map((one) => [one.alias, computeOne(one, documents)]));
}
