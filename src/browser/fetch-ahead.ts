import { FETCH_AHEAD_RULES } from './fetch-ahead-rules.ts';

/**
 * Hands the browser its rules of fetching ahead. To be called when the page is there: as a header of the page
 * they were read before the first paint, and held it up.
 */
export function fetchAhead(): void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = FETCH_AHEAD_RULES;
  document.head.append(rules);
}
