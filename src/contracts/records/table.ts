import * as z from 'zod/mini';
import { messages } from '#words/office/refusals/records.ts';
import { adminGet } from '../endpoint.ts';
import { RecordIdSchema } from './change.ts';

export const PAGE_SIZE = 25;
/** The most rows of one answer of an export. */
export const EXPORT_PAGE_SIZE = 500;
/** A search looks at so many of the newest matches; what is older needs another word. */
export const MAX_MATCHES = 200;

/** Of a filter whose values are what people typed, such as teams: one at a time. */
export const ANY_TEXT = 'any text';
export const MAX_FILTER_TEXT = 80;
/** What a filter may be asked for. */
export type FilterValues = readonly string[] | typeof ANY_TEXT;

/** Up to so many values a filter has few of them. */
const FEW = 5;

/**
 * How many values of a filter may be asked for at once: all of them are none, and Firestore takes at
 * most thirty mixtures of two filters, of which one has few values.
 */
export function mostValues(count: number): number {
  return Math.max(1, Math.min(count - 1, count <= FEW ? 3 : 10));
}

/** What a table of the dashboard may be asked for. `Filter` and `Sort` are the names it knows. */
export interface TableShape<Filter extends string, Sort extends string> {
  /**
   * By filter, the values it takes. It is asked for several, 'paid,overdue', or for one text; the empty
   * text, which every filter knows, means all.
   */
  filters: Readonly<Record<Filter, FilterValues>>;
  /** The first is the default. */
  sorts: readonly [Sort, ...Sort[]];
  /** Of the default sort. */
  direction: 'asc' | 'desc';
}

/**
 * A page of a table: searched, filtered and sorted on the server. Beside it, at an address of its own
 * and behind the second factor, the export: the same question with many rows an answer.
 */
export function tableEndpoint<
  Row extends z.ZodMiniType,
  Filter extends string,
  Sort extends string,
>(path: string, row: Row, shape: TableShape<Filter, Sort>) {
  const filters = Object.fromEntries(
    Object.entries<FilterValues>(shape.filters).map(([name, values]) => [
      name,
      z._default(values === ANY_TEXT ? anyText : listOf(values), ''),
    ]),
  ) as Record<Filter, z.ZodMiniDefault<z.ZodMiniString>>;
  const request = (mostRows: number) =>
    z.object({
      search: z._default(z.string().check(z.trim(), z.maxLength(100)), ''),
      sort: z._default(z.enum(shape.sorts), shape.sorts[0]),
      direction: z._default(z.enum(['asc', 'desc']), shape.direction),
      page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1),
      pageSize: z._default(
        z.coerce.number().check(z.int(), z.minimum(1), z.maximum(mostRows)),
        mostRows,
      ),
      after: z.optional(RecordIdSchema),
      before: z.optional(RecordIdSchema),
      ...filters,
    });
  const response = z.object({
    rows: z.array(row),
    /** Of all pages. */
    total: z.int(),
    /** Set where a search has more matches than it looked at. */
    more: z.boolean(),
    /** What the next page asks for as `after`; none where pages are found by their number alone. */
    next: z.optional(z.string()),
    /** What the page before asks for as `before`. */
    previous: z.optional(z.string()),
  });
  return {
    ...adminGet({ path, stepUp: false, request: request(PAGE_SIZE), response }),
    shape,
    /** Each answer is in the audit log before it is given. */
    exported: adminGet({
      path: `${path}/export`,
      stepUp: true,
      request: request(EXPORT_PAGE_SIZE),
      response,
    }),
  };
}

const anyText = z.string().check(z.maxLength(MAX_FILTER_TEXT));

function listOf(values: readonly string[]) {
  return z.string().check(
    z.refine((text) => {
      const asked = text === '' ? [] : text.split(',');
      const isKnown = asked.every((one, index) => {
        return values.includes(one) && asked.indexOf(one) === index;
      });
      return isKnown && asked.length <= mostValues(values.length);
    }, messages.filter),
  );
}

/** The question of any table, its filters by name: each a value, or several with commas between. */
export interface TableQuery {
  search: string;
  sort: string;
  direction: 'asc' | 'desc';
  page: number;
  pageSize: number;
  /**
   * The id of the record that the page before ended with: what stands before it need not be skipped, which
   * costs a read each. Without it, or where that record is gone, `page` says where to begin.
   */
  after?: string | undefined;
  /** The id of the record that the page behind begins with, likewise. */
  before?: string | undefined;
  filters: Readonly<Record<string, string>>;
}
