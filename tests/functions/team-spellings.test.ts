import { expect, test } from 'vitest';
import { listBillsEndpoint } from '#contracts/billing/dashboard.ts';
import {
  listPlayersEndpoint,
  listTeamsEndpoint,
  readEmergencySheetEndpoint,
} from '#contracts/players/dashboard.ts';
import admin from '#functions/admin.ts';
import { profiles } from '#server/gateways/records.ts';
import { get, invoke, stack } from '#tests/helpers/functions.ts';
import { giveRecords } from '#tests/helpers/own-records.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/* The office types a team's name: in capital letters or not, it is one team. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const OWN_TEAM = 'Calusa Coast Hoops';

const newTeam = () => `Hawks ${crypto.randomUUID().slice(0, 8)}`;

async function ask(path: string, query: Record<string, string> = {}) {
  const request = get(`${path}?${new URLSearchParams(query)}`);
  return (await invoke(admin, sentBy(office, request))).json();
}
const readSheet = async (team: string) =>
  readEmergencySheetEndpoint.response.parse(await ask(readEmergencySheetEndpoint.path, { team }));
const sheetOf = async (team: string) => (await readSheet(team)).players.map(({ id }) => id).sort();
const listed = async (query: Record<string, string>) =>
  listPlayersEndpoint.response.parse(await ask(listPlayersEndpoint.path, query));
const readTeams = async () => listTeamsEndpoint.response.parse(await ask(listTeamsEndpoint.path));

test('a team’s sheet and table have its players, however the team’s name was typed', async () => {
  const team = newTeam();
  const spellings = [team, team.toLowerCase(), team.replace(' ', '  ').toUpperCase(), `${team}.`];
  const players = await Promise.all(spellings.map((teamName) => addPlayer({ teamName })));
  await addPlayer({ teamName: `${team} B` });
  const ids = players.map(({ id }) => id).sort();
  for (const spelling of spellings) {
    expect(await sheetOf(spelling), spelling).toEqual(ids);
    const { rows, total } = await listed({ team: spelling });
    expect(rows.map(({ id }) => id).sort(), spelling).toEqual(ids);
    expect(total).toBe(4);
  }
});

test('the program’s own team is one, with its name in small letters, too', async () => {
  const [unnamed, small] = [
    await addPlayer(),
    await addPlayer({ teamName: OWN_TEAM.toLowerCase() }),
  ];
  for (const team of ['', OWN_TEAM, OWN_TEAM.toUpperCase()]) {
    expect(await sheetOf(team), team).toEqual(expect.arrayContaining([unnamed.id, small.id]));
  }
  expect((await listed({ team: OWN_TEAM, search: small.lastName })).total).toBe(1);
  const { teams } = await readTeams();
  expect(teams.filter((team) => team.toLowerCase() === OWN_TEAM.toLowerCase())).toEqual([OWN_TEAM]);
  expect((await readSheet(OWN_TEAM.toUpperCase())).team).toBe(OWN_TEAM);
});

test('a team can be chosen once, as most of its players have it', async () => {
  const team = newTeam();
  for (const teamName of [team.toLowerCase(), team, team]) await addPlayer({ teamName });
  await addPlayer({ teamName: team.toUpperCase(), pastSeason: '2025-26 Season' });
  const { teams, pastTeams } = await readTeams();
  const isIt = (name: string) => name.toLowerCase() === team.toLowerCase();
  expect(teams.filter(isIt)).toEqual([team]);
  expect(pastTeams.filter(isIt)).toEqual([]);
  expect((await readSheet(team.toLowerCase())).team).toBe(team);
});

test('bills are found by the team, however its name was typed', async () => {
  const guardian = await signUpUser();
  const { playerId, billId } = await giveRecords(guardian);
  const team = newTeam();
  await profiles().doc(playerId).update({ teamName: team.toLowerCase() });
  const answer = await ask(listBillsEndpoint.path, { team });
  const { rows } = listBillsEndpoint.response.parse(answer);
  expect(rows.map(({ id }) => id)).toEqual([billId]);
});
