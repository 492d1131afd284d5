import { dayOf } from '#domain/calendar/calendar.ts';
import { firestore } from '../../gateways/firestore.ts';
import { medicalNotes } from '../../gateways/records.ts';
import type { Duty } from './run-nightly.ts';

const MOST_A_NIGHT = 400;

/** Medical notes are deleted on their day, as the privacy page promises. */
export const deleteMedicalNotes: Duty = async ({ settings, now }) => {
  const due = await medicalNotes()
    .where('deleteOn', '<=', dayOf(now, settings.timeZone))
    .limit(MOST_A_NIGHT)
    .get();
  if (due.empty) return 0;
  const batch = firestore().batch();
  for (const { ref } of due.docs) batch.delete(ref);
  await batch.commit();
  return due.size;
};
