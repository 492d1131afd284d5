/** Whole numbers, both ends included. */
export interface WholeRange {
  from: number;
  to: number;
}

/** Whom the program registers: what the site settings say, as the form and the server hold players to it. */
export interface PlayerRules {
  /** Postal code to name, in the order in which they are offered; the first stands chosen. */
  states: Readonly<Record<string, string>>;
  ages: WholeRange;
  /** 0 is kindergarten, -1 before it, 13 after grade 12. */
  grades: WholeRange;
}

/** What any program may set, and what a request may bring before the settings are asked. */
export const PLAYER_LIMITS = { ages: { from: 3, to: 25 }, grades: { from: -1, to: 13 } } as const;

/** Every whole number of a range, to choose from. */
export function eachOf({ from, to }: WholeRange): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** 'K' for kindergarten, 'Pre-K' before it, '12+' after school, else its number. */
export function gradeName(grade: number): string {
  if (grade > 12) return '12+';
  if (grade < 0) return 'Pre-K';
  return grade === 0 ? 'K' : String(grade);
}
