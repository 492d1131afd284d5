import { subMinutes } from 'date-fns';
import { undos } from '../../gateways/records.ts';
import { deleteAll } from './delete-records.ts';
import type { Job } from './job.ts';
import { sweepAll } from './sweep.ts';

/** Far above the minute for which the dashboard offers it. */
const KEPT_MINUTES = 10;

/** What was kept to undo changes of the day; it may hold all that a deleted person had. */
export const deleteOldUndos: Job = (context) => {
  const before = subMinutes(context.now, KEPT_MINUTES).toISOString();
  const old = undos().where('createdAt', '<', before);
  return sweepAll([deleteAll('undos', old, 'createdAt')], context);
};
