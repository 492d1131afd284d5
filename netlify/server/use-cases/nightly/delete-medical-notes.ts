import { dayOf } from '#domain/calendar/calendar.ts';
import { medicalNotes } from '../../gateways/records.ts';
import { deleteAll } from './delete-records.ts';
import type { Job } from './job.ts';
import { sweepAll } from './sweep.ts';

/** Medical notes are deleted on their day, as the privacy page promises. */
export const deleteMedicalNotes: Job = (context) => {
  const today = dayOf(context.now, context.settings.timeZone);
  const due = medicalNotes().where('deleteOn', '<=', today);
  return sweepAll([deleteAll('medicalNotes', due, 'deleteOn')], context);
};
