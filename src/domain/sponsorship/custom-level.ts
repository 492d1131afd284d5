import { messages } from '#words/rules/sponsorship.ts';
import { CUSTOM_LEVEL } from './level-name.ts';

/** A level for whoever is spoken to. The names of tiers stay as the office gave them. */
export function tellLevel(level: string): string {
  return level === CUSTOM_LEVEL ? messages.custom : level;
}
