import type { Query } from '@google-cloud/firestore';
import type { Overview } from '#contracts/overview/dashboard.ts';
import type { Clock } from '#domain/registration/office-decision.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { readable } from '../../core/broken-records.ts';
import { profiles } from '../../gateways/records.ts';
import { findIn } from '../records/in-chunks.ts';
import { readOpenSeason } from './season-record.ts';
import { readLeftSince } from './season-registrations.ts';

/**
 * How far the change of seasons has come; null while none is under way. Players are counted, and not read, but
 * those whose form was left at the payment page: they are not back. Nor are those who came back by the link while
 * that season went on, and left with it.
 */
export async function readSeasonProgress(clock: Clock): Promise<Overview['season']> {
  const change = await readOpenSeason();
  if (!change) return null;
  const { from } = change;
  const past = profiles().where('pastSeason', '==', from);
  const [pastCount, returned, both, left] = await Promise.all([
    count(past),
    count(profiles().where(RETURNED, '==', from)),
    count(past.where(RETURNED, '==', from)),
    countLeft(change, clock),
  ]);
  const back = returned - both;
  return { from, back: back - left, players: pastCount + back };
}

const RETURNED = 'returnedFrom.seasonName';

const count = async (query: Query) => (await query.count().get()).data().count;

async function countLeft({ from, createdAt }: SeasonChange, clock: Clock): Promise<number> {
  const ids = (await readLeftSince(createdAt, clock)).map(({ id }) => id);
  const players = readable(await findIn(profiles(), 'registrationId', ids));
  return players.filter(({ returnedFrom }) => returnedFrom?.seasonName === from).length;
}
