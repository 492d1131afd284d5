import { subYears } from 'date-fns';
import { dayOf } from '#domain/calendar/day.ts';
import { SIGNATURE_MIN_YEARS, signatureDeleteOn } from '#domain/registration/signature-end.ts';
import { readOne } from '../../core/broken-records.ts';
import { firestore } from '../../gateways/firestore.ts';
import { registrations, waiverSignatures } from '../../gateways/records.ts';
import type { Job } from './job.ts';
import { sweep, sweepAll } from './sweep.ts';

/**
 * Signatures are deleted when the player's claims can no longer be brought, as the privacy page promises,
 * and never before the registration that they were given for.
 */
export const deleteOldSignatures: Job = (context) => {
  const { settings, now } = context;
  const today = dayOf(now, settings.timeZone);
  const before = subYears(now, SIGNATURE_MIN_YEARS).toISOString();
  return sweepAll(
    [
      sweep({
        name: 'waiverSignatures',
        query: waiverSignatures().where('signedAt', '<', before),
        orderedBy: 'signedAt',
        work: async (docs) => {
          const due = docs.filter((doc) => {
            const signature = readOne(doc);
            return signature && signatureDeleteOn(signature, settings) <= today;
          });
          if (due.length === 0) return { done: 0 };
          const refs = due.map((doc) => registrations().doc(doc.get('registrationId')));
          const found = await firestore().getAll(...refs);
          const kept = new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
          const gone = due.filter((doc) => !kept.has(doc.get('registrationId')));
          const batch = firestore().batch();
          for (const { ref } of gone) batch.delete(ref);
          await batch.commit();
          return { done: gone.length };
        },
      }),
    ],
    context,
  );
};
