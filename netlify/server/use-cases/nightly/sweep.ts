import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { Cursor } from '#domain/nightly/nightly-run.ts';
import { FieldPath } from '../../gateways/firestore.ts';
import type { JobContext, JobResult } from './job.ts';

const PAGE_SIZE = 50;

/** In the order of ids: also what has none of the fields that it should have. */
export const BY_ID = '__name__';

/** A part of a job: the records of one query, in the order of one field. */
interface Part<T> {
  /** Names the part in the record of the run. */
  name: string;
  query: Query<T>;
  orderedBy: string;
  direction?: 'asc' | 'desc';
  pageSize?: number;
  work(
    page: readonly QueryDocumentSnapshot<T>[],
  ): Promise<{ done: number; failed?: readonly string[] }>;
}

/** A part that knows its records, ready to be gone through. */
export interface Sweep {
  name: string;
  run(context: Pick<JobContext, 'hasTime' | 'resumeAt'>): Promise<JobResult>;
}

/**
 * Goes through the records a page at a time until they or the time are used up. It goes on after the
 * last record that an earlier run saw, so records that stay as they are do not hold up the others.
 */
export function sweep<T>({ name, pageSize = PAGE_SIZE, work, ...of }: Part<T>): Sweep {
  const isById = of.orderedBy === BY_ID;
  const sorted = isById ? of.query : of.query.orderBy(of.orderedBy, of.direction);
  const records = sorted.orderBy(FieldPath.documentId(), of.direction);
  const after = ({ value, id }: Cursor) =>
    isById ? records.startAfter(id) : records.startAfter(value, id);
  return {
    name,
    run: async ({ hasTime, resumeAt }) => {
      let cursor = resumeAt[name] ?? null;
      let done = 0;
      const failed: string[] = [];
      for (;;) {
        const rest = cursor ? after(cursor) : records;
        if (!hasTime()) {
          const left = (await rest.count().get()).data().count;
          return { done, failed, left, resumeAt: left > 0 ? { [name]: cursor } : {} };
        }
        const { docs } = await rest.limit(pageSize).get();
        const result = await work(docs);
        done += result.done;
        failed.push(...(result.failed ?? []));
        if (docs.length < pageSize) return { done, failed, left: 0, resumeAt: {} };
        cursor = cursorOf(docs.at(-1), of.orderedBy);
      }
    },
  };
}

function cursorOf<T>(doc: QueryDocumentSnapshot<T> | undefined, field: string): Cursor | null {
  if (!doc) return null;
  return { value: field === BY_ID ? doc.id : String(doc.get(field)), id: doc.id };
}

/** Goes through several parts, one after the other: those an earlier run left unfinished, else all. */
export async function sweepAll(sweeps: readonly Sweep[], context: JobContext): Promise<JobResult> {
  const unfinished = sweeps.filter(({ name }) => name in context.resumeAt);
  const results: JobResult[] = [];
  for (const one of unfinished.length > 0 ? unfinished : sweeps) {
    results.push(await one.run(context));
  }
  return {
    done: results.reduce((sum, { done }) => sum + done, 0),
    left: results.reduce((sum, { left }) => sum + left, 0),
    failed: results.flatMap(({ failed }) => failed),
    resumeAt: Object.assign({}, ...results.map(({ resumeAt }) => resumeAt)),
  };
}
