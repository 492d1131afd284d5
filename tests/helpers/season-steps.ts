import { expect } from 'vitest';
import {
  archivePlayersEndpoint,
  checkSeasonEndpoint,
  readSeasonEndpoint,
  type SeasonCheck,
  type SeasonState,
  startSeasonEndpoint,
} from '#contracts/seasons/dashboard.ts';
import { listReturningEndpoint, type ReturningFamilies } from '#contracts/seasons/families.ts';
import { stack } from './functions.ts';
import { ask, send } from './office.ts';
import { publishFields } from './publish-content.ts';

/* What the office does in New Season, and its name in the Studio. */

export const publishSeason = (seasonName: string) =>
  publishFields(stack.content.url, 'siteSettings', { seasonName });

export const readState = async () => (await ask(readSeasonEndpoint.path)).body as SeasonState;

export const startSeason = (from: string) => send(startSeasonEndpoint.path, { from });

/** The change of seasons in progress, as the steps name it. */
export async function openChange() {
  const { change } = await readState();
  if (!change) throw new Error('No change of seasons is in progress.');
  return { id: change.id, seen: change.updatedAt };
}

export async function checkSeason(): Promise<SeasonCheck> {
  const { today } = await readState();
  return (await ask(checkSeasonEndpoint.path, { before: today })).body as SeasonCheck;
}

/** @returns how many players left */
export async function archivePlayers(): Promise<number> {
  const { leaving } = (await checkSeason()).players;
  const body = { ...(await openChange()), count: leaving };
  expect(await send(archivePlayersEndpoint.path, body)).toMatchObject({ status: 200 });
  return leaving;
}

export const readReturning = async () =>
  (await ask(listReturningEndpoint.path)).body as ReturningFamilies;
