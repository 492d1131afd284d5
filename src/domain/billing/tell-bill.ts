import { messages } from '#words/labels/records.ts';
import { tellLabel } from '../payments/record-label.ts';

/*
 * What we compose ourselves and keep in English, as the books have it, is said in the reader's language when it
 * is shown. What the office typed stays as it was typed.
 */

const PART = / \(part (\d+) of (\d+)\)$/;
/** As use-cases/registration/add-players.ts composes it. */
const FOR_PLAYER = /^(Registration [\dA-Z]{4}-[\dA-Z]{4}): (.+), ([^,]+)$/;
const FOR_SEASON = /^Registration ((?:[A-Z][a-z]+ )?\d{4}(?:-\d\d(?:\d\d)?)?(?: Season)?)$/;

/**
 * A season's name in a sentence, for whoever is spoken to: '2026-27 Season' is 'Temporada 2026-27', and
 * 'Spring 2027' is 'Spring 2027 Season'. Any other name stays.
 */
export function tellSeason(name: string): string {
  return messages.theSeason(name);
}

/** What a bill is for, for whoever is spoken to: 'Inscripción K7QF-2M9X: Leo Diaz, Temporada 2026-27'. */
export function tellBill(description: string): string {
  return tell(description, (player) => player);
}

/** The same for whoever has a link to pay it: of a child no more than the first name. */
export function tellBillToAnyone(description: string): string {
  return tell(description, (player) => player.split(' ', 1).join());
}

/** The same for an address that nobody has shown to be the guardian's: of a child nothing. */
export function tellBillToStranger(description: string): string {
  return tell(description, () => null);
}

/** Whether what a bill is for names its player, as a registration's does. */
export function namesPlayer(description: string): boolean {
  return FOR_PLAYER.test(description.replace(PART, ''));
}

function tell(description: string, nameOf: (player: string) => string | null): string {
  const part = PART.exec(description);
  if (part) {
    const [found, number = '', count = ''] = part;
    return messages.part(tell(description.slice(0, -found.length), nameOf), number, count);
  }
  const [, label, player = '', season = ''] = FOR_PLAYER.exec(description) ?? [];
  const name = nameOf(player);
  if (label && name === null) return tellLabel(label);
  if (label) return messages.forPlayer(tellLabel(label), name ?? '', messages.season(season));
  const [, ofSeason] = FOR_SEASON.exec(description) ?? [];
  return ofSeason ? messages.forSeason(messages.season(ofSeason)) : description;
}
