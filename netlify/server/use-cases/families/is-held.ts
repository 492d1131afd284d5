import { holdOn } from '#domain/families/family.ts';
import { familyDoc } from './family-record.ts';

/** Whether the office has a family reminded of nothing for now. @param today local to the program */
export async function isHeld(email: string, today: string): Promise<boolean> {
  const family = (await familyDoc(email).get()).data();
  return holdOn(family, today) !== null;
}
