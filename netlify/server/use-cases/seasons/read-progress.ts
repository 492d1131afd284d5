import type { Overview } from '#contracts/overview/dashboard.ts';
import { profiles } from '../../gateways/records.ts';
import { readOpenSeason } from './season-record.ts';

/** How far the change of seasons has come; null while none is under way. Players are counted, and not read. */
export async function readSeasonProgress(): Promise<Overview['season']> {
  const change = await readOpenSeason();
  if (!change) return null;
  const { from } = change;
  const [past, back] = await Promise.all(
    ['pastSeason', 'returnedFrom.seasonName'].map(async (field) => {
      const found = await profiles().where(field, '==', from).count().get();
      return found.data().count;
    }),
  );
  return { from, back: back ?? 0, players: (past ?? 0) + (back ?? 0) };
}
