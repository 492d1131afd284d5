import type { Tone } from './tone.ts';

/** Bands in the court's color, which stand out among the others. */
const ON_COURT: readonly string[] = ['gamesBlock', 'giveBlock'];

/** The tone of each block: plain and tinted by turns, after the features, which are plain. */
export function bandTones(types: readonly string[]): Tone[] {
  let others = 0;
  return types.map((type) => {
    if (ON_COURT.includes(type)) return 'plain';
    others += 1;
    return others % 2 === 1 ? 'tint' : 'plain';
  });
}
