import type { Family } from '#domain/families/family.ts';
import { families } from '../../gateways/records.ts';
import { readCode } from './invitation-code.ts';

/**
 * The family that a code was emailed to.
 * @returns why there is none: it is not ours, or its time is over
 */
export async function followCode(code: string, now: Date): Promise<Family | 'unknown' | 'expired'> {
  const { familyId, until, isFor } = readCode(code);
  const family = (await families().doc(familyId).get()).data();
  if (!family?.invitation || !isFor(family.email)) return 'unknown';
  return until > now.getTime() ? family : 'expired';
}
