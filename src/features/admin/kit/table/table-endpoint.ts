import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import type { TableShape } from '#contracts/records/table.ts';

/** A table's endpoint, whatever its rows, filters and sorts. */
export interface TableEndpoint<Row> extends Endpoint<z.ZodMiniType, PageSchema<Row>, 'admin'> {
  shape: TableShape<string, string>;
  exported: Endpoint<z.ZodMiniType, PageSchema<Row>, 'admin'>;
}
type PageSchema<Row> = z.ZodMiniType<TablePage<Row>>;

/** One page of a table. */
export interface TablePage<Row> {
  rows: Row[];
  /** Of all pages. */
  total: number;
  /** Set where a search has more matches than it looked at. */
  more: boolean;
  /** What the next page asks for as `after`. */
  next?: string | undefined;
  /** What the page before asks for as `before`. */
  previous?: string | undefined;
}
