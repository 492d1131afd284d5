import type { CollectionReference } from '@google-cloud/firestore';
import { subDays } from 'date-fns';
import {
  areValuesForgotten,
  forgetMail,
  forgetValues,
  isMailForgotten,
  WORDS_KEPT_DAYS,
} from '#domain/privacy/forget.ts';
import { readOne } from '../../core/broken-records.ts';
import { firestore } from '../../gateways/firestore.ts';
import { auditLog, outbox, retentionMarks } from '../../gateways/records.ts';
import type { Job } from './job.ts';
import { type Sweep, sweep, sweepAll } from './sweep.ts';

/** Raised when more is to go than before: then what an earlier rule has dealt with is looked at anew. */
const RULE = 2;
/** With the mark, far below the 500 writes of a batch. */
const PAGE_SIZE = 200;

/** After ninety days, deletes the words of emails and the values in the audit log. It stays known that there was an email or a change. */
export const forgetOldWords: Job = async (context) => {
  const before = subDays(context.now, WORDS_KEPT_DAYS).toISOString();
  const parts = await Promise.all([
    forgetOld(outbox(), 'createdAt', before, (mail) => {
      // Until somebody retries it, a sign-in is still there that was to be deleted.
      if (mail.needs === 'account-deletion') return 'leave';
      if (mail.status !== 'sent') return 'delete';
      return isMailForgotten(mail) ? 'leave' : forgetMail(mail);
    }),
    forgetOld(auditLog(), 'at', before, (entry) =>
      areValuesForgotten(entry) ? 'leave' : forgetValues(entry),
    ),
  ]);
  return sweepAll(parts, context);
};

/** Goes on where the last night stopped, so that what is forgotten is not looked at every night. */
async function forgetOld<T extends { id: string }>(
  collection: CollectionReference<T>,
  field: keyof T & string,
  before: string,
  change: (record: T) => T | 'leave' | 'delete',
): Promise<Sweep> {
  const { id } = collection;
  const mark = retentionMarks().doc(id);
  const reached = readOne(await mark.get());
  const through = reached?.rule === RULE ? reached.through : new Date(0).toISOString();
  return sweep({
    name: id,
    // From the mark itself: several of one moment may lie on either side of it.
    query: collection.where(field, '>=', through).where(field, '<', before),
    orderedBy: field,
    pageSize: PAGE_SIZE,
    work: async (docs) => {
      const last = docs.at(-1);
      if (!last) return { done: 0 };
      const batch = firestore().batch();
      let done = 0;
      for (const doc of docs) {
        const record = readOne(doc);
        // What cannot be read may hold words all the same, and is too old to be of use.
        const changed = record ? change(record) : 'delete';
        if (changed === 'leave') continue;
        if (changed === 'delete') batch.delete(doc.ref);
        else batch.set(doc.ref, changed);
        done += 1;
      }
      batch.set(mark, { id, through: String(last.get(field)), rule: RULE });
      await batch.commit();
      return { done };
    },
  });
}
