import type { Tone } from './tone.ts';

/** Bands with a ground of their own, which stand out among the others. */
const OF_THEIR_OWN: readonly string[] = ['gamesBlock', 'voiceBlock', 'giveBlock'];

/** The tone of each block: plain and tinted by turns, after the features, which are plain. */
export function bandTones(types: readonly string[]): Tone[] {
  let others = 0;
  return types.map((type) => {
    if (OF_THEIR_OWN.includes(type)) return 'plain';
    others += 1;
    return others % 2 === 1 ? 'tint' : 'plain';
  });
}
