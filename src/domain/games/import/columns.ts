import type { GameInput } from '../game-form.ts';

/** What a file may say of a game; the id is that of our own export. */
export type ImportField = 'id' | keyof GameInput;

/** The headings a column goes by, as `plain` has them. The first is the one of our own export. */
const HEADINGS: Record<ImportField, readonly string[]> = {
  id: ['id', 'gameid'],
  date: ['date', 'gamedate', 'day'],
  time: ['time', 'gametime', 'start', 'starttime', 'starts', 'tipoff', 'kickoff'],
  opponent: ['opponent', 'opponentname', 'opponents', 'versus', 'vs', 'against'],
  location: ['location', 'venue', 'gym', 'field', 'place', 'site', 'facility'],
  address: ['address', 'streetaddress', 'venueaddress', 'locationaddress'],
  gameType: ['type', 'gametype', 'kind'],
  isHomeGame: ['homeaway', 'homeoraway', 'home', 'ishomegame', 'ishome', 'ha'],
  result: ['result', 'score', 'finalscore', 'outcome'],
  status: ['status', 'gamestatus'],
};
const FIELDS = Object.keys(HEADINGS) as ImportField[];

export interface ColumnMap {
  /** Where each field stands in a row, from 0. */
  positions: Partial<Record<ImportField, number>>;
  used: { field: ImportField; heading: string }[];
  /** Headings that mean nothing here, or that another column said before. */
  ignored: string[];
}

/** Pure: which column holds what, by the file's headings, however they are written. */
export function mapColumns(headings: readonly string[]): ColumnMap {
  const map: ColumnMap = { positions: {}, used: [], ignored: [] };
  headings.forEach((heading, position) => {
    const name = plain(heading);
    const field = FIELDS.find((known) => HEADINGS[known].includes(name));
    if (field && map.positions[field] === undefined) {
      map.positions[field] = position;
      map.used.push({ field, heading: heading.trim() });
    } else if (name) map.ignored.push(heading.trim());
  });
  return map;
}

/** A game is found by its id, or by date and opponent; without either nothing can be done. */
export function canFindGames({ positions }: ColumnMap): boolean {
  return (
    positions.id !== undefined || (positions.date !== undefined && positions.opponent !== undefined)
  );
}

function plain(heading: string): string {
  return heading.toLowerCase().replace(/[^a-z]/g, '');
}
