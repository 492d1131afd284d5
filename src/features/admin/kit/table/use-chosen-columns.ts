import { useMemo, useState } from 'react';
import { readStored, removeStored, writeStored } from '#browser/storage.ts';
import { ACTIONS, type AdminColumn, titleOf } from './column.ts';

/** So many can be hidden in a table that is wide; one with fewer has no menu. */
const WIDE = 3;

/** Which columns of a table are on the screen, and which of them may be hidden. */
export interface ChosenColumns<Row> {
  shown: readonly AdminColumn<Row>[];
  /** Undefined where the table is not wide enough to choose. */
  choice: ColumnChoice | undefined;
}

export interface ColumnChoice {
  columns: readonly { id: string; header: string; isShown: boolean }[];
  show: (id: string, isShown: boolean) => void;
  showAll: () => void;
}

/**
 * The columns that this browser shows of a table. It says nothing of anybody, so it outlives the session;
 * what is kept is what is hidden, so that a column that is new is seen.
 * @param name of the table, the same on every visit
 */
export function useChosenColumns<Row>(
  name: string,
  columns: readonly AdminColumn<Row>[],
): ChosenColumns<Row> {
  const key = `courtside:hidden-columns:${name}`;
  const [hidden, setHidden] = useState(() => readHidden(key));
  return useMemo(() => {
    const onScreen = columns.filter((column) => !column.hidden);
    const hideable = columns.filter((column) => mayHide(column, onScreen));
    const keep = (next: readonly string[]) => {
      setHidden(next);
      if (next.length === 0) removeStored(key);
      else writeStored(key, next);
    };
    if (hideable.length < WIDE) return { shown: onScreen, choice: undefined };
    const isShown = ({ id }: AdminColumn<Row>) => !hidden.includes(id);
    return {
      shown: onScreen.filter((column) => !hideable.includes(column) || isShown(column)),
      choice: {
        columns: hideable.map((column) => ({
          id: column.id,
          header: column.header,
          isShown: isShown(column),
        })),
        show: (id, shows) =>
          keep(shows ? hidden.filter((one) => one !== id) : [...new Set([...hidden, id])]),
        showAll: () => keep([]),
      },
    };
  }, [columns, hidden, key]);
}

/** Whose row it is and what can be done with it always stay. */
function mayHide<Row>(column: AdminColumn<Row>, onScreen: readonly AdminColumn<Row>[]): boolean {
  const stays = [onScreen[0], titleOf(onScreen)];
  return !column.hidden && column.id !== ACTIONS && !stays.includes(column);
}

/** What was stored, by us or by anyone else on this address. */
function readHidden(key: string): readonly string[] {
  const stored = readStored(key);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}
