import { namesOfStates, type UsState } from '#domain/address/us-states.ts';
import type { PlayerRules, WholeRange } from './player-rules.ts';

/* Apart from the rules themselves: the page of the form goes without the names of all states. */

/** The rules of the site settings, with the names of the states. */
export function playerRules(settings: {
  statesServed: readonly UsState[];
  ages: WholeRange;
  grades: WholeRange;
}): PlayerRules {
  const { statesServed, ages, grades } = settings;
  return {
    states: namesOfStates(statesServed),
    ages,
    grades,
  };
}
