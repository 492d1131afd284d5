import { createHash } from 'node:crypto';
import type { Family } from '#domain/families/family.ts';
import type { DemoClock } from './clock.ts';
import { personOf } from './people.ts';

/** What the office has decided about families: one is on hold, one was reminded. */
export function demoFamilies(clock: DemoClock): Family[] {
  const [held, reminded] = [personOf('okoro').email, personOf('hassan').email];
  const at = clock.instant(5, '16:20');
  const hold = {
    until: clock.day(-25),
    reason: 'Grace changes jobs; she pays next month.',
    by: 'Alex Rivera',
    at,
  };
  return [
    { ...familyOf(held), hold, remindedAt: null, createdAt: at, updatedAt: at },
    { ...familyOf(reminded), hold: null, remindedAt: at, createdAt: at, updatedAt: at },
  ];
}

/** As `netlify/server/use-cases/families/family-record.ts` names a family. */
function familyOf(email: string): Pick<Family, 'id' | 'email'> {
  return { id: createHash('sha256').update(email).digest('hex').slice(0, 32), email };
}
