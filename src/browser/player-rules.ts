import type { PlayerRules } from '#domain/registration/player-rules.ts';

/** Where a page carries the rules for players: in a script that is data. */
export const PLAYER_RULES_ID = 'player-rules';

let rules: PlayerRules | undefined;

/** Whom the program takes, as the page was built with it. */
export function readPlayerRules(): PlayerRules {
  const text = document.getElementById(PLAYER_RULES_ID)?.textContent;
  if (!text) throw new Error('This page adds players: give it its rules.');
  rules ??= JSON.parse(text) as PlayerRules;
  return rules;
}
