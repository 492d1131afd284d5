import { messages } from '#words/rules/sponsorship.ts';

/** The level of an amount that is no tier's; not a name that a tier may have. */
export const CUSTOM_LEVEL = 'Custom';

/** A level for whoever is spoken to. The names of tiers stay as the office gave them. */
export function tellLevel(level: string): string {
  return level === CUSTOM_LEVEL ? messages.custom : level;
}
