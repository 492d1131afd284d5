import type { FieldPath } from './field-paths.ts';
import type { Query } from './query.ts';

export type IndexCheck = (query: Query, aggregated?: FieldPath[]) => void;

export const readIndexes =
  (_file: string): IndexCheck =>
  () => {};
