import { describe, expect, test } from 'vitest';
import {
  getTeamInformationEndpoint,
  saveTeamInformationEndpoint,
} from '#contracts/team/dashboard.ts';
import type { TeamInformationInput } from '#domain/team/team-form.ts';
import admin from '#functions/admin.ts';
import { auditLog, teamInformation } from '#server/gateways/records.ts';
import { countChanges } from '#server/use-cases/publishing/note-build.ts';
import { get, invoke, postJson } from '#tests/helpers/functions.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

const office = await signUpUser({ role: 'admin' });
const TEAM: TeamInformationInput = {
  teamName: 'Calusa Coast Hoops',
  email: 'hello@example.org',
  phone: '239-555-0100',
  address: null,
  city: null,
  state: 'FL',
  zipCode: '33901',
  website: 'https://example.org',
  description: null,
  foundedYear: 2014,
  logoUrl: null,
  logo: null,
  favicon: null,
  primaryColor: '#FF6B35',
  secondaryColor: '#1E3A8A',
  socialFacebook: null,
  socialInstagram: null,
  socialTwitter: null,
  coachName: null,
  coachEmail: null,
  coachPhone: null,
};
const save = (seen: string | null, change: object = {}) =>
  invoke(
    admin,
    sentBy(
      office,
      postJson(saveTeamInformationEndpoint.path, { seen, team: { ...TEAM, ...change } }),
    ),
  );
async function read() {
  const response = await invoke(admin, sentBy(office, get(getTeamInformationEndpoint.path)));
  return getTeamInformationEndpoint.response.parse(await response.json()).team;
}
const seenNow = async () => (await read())?.updatedAt ?? null;
const saved = async (response: Response) =>
  saveTeamInformationEndpoint.response.parse(await response.json());
const refusalOf = async (response: Response) => {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return `${response.status} ${error.code} ${Object.keys(error.fields ?? {}).join(' ')}`.trim();
};

describe('team information', () => {
  test('is inserted where there is none, and waits for a build of the site', async () => {
    expect(await read()).toBeNull();
    const { team } = await saved(await save(null, { city: ' Fort Myers ', email: '' }));
    expect(team).toMatchObject({ city: 'Fort Myers', email: null, updatedBy: office.uid });
    expect(await countChanges()).toBe(1);
    expect((await teamInformation().doc('current').get()).data()).toEqual(team);
  });

  test('is updated where there is one, and the log says what changed', async () => {
    await save(await seenNow(), { primaryColor: '#FF6B35' });
    await save(await seenNow(), { primaryColor: '#00AA00' });
    const { docs } = await auditLog().where('action', '==', 'team.updated').get();
    const changes = docs.flatMap((doc) => doc.data().changes);
    expect(changes).toContainEqual({
      field: 'primaryColor',
      before: '#FF6B35',
      after: '#00AA00',
    });
    expect((await teamInformation().get()).size).toBe(1);
  });

  test('says where emails to the office go, whatever email it shows', async () => {
    await save(await seenNow(), { email: 'another@example.org' });
    const response = await invoke(admin, sentBy(office, get(getTeamInformationEndpoint.path)));
    expect(getTeamInformationEndpoint.response.parse(await response.json())).toMatchObject({
      team: { email: 'another@example.org' },
      officeEmail: process.env.OFFICE_EMAIL,
    });
  });

  test('the second of two admins is told, and nothing is built', async () => {
    const seen = await seenNow();
    expect((await save(seen, { teamName: 'First' })).status).toBe(200);
    const before = await countChanges();
    expect(await refusalOf(await save(seen, { teamName: 'Second' }))).toBe('409 conflict');
    expect(await refusalOf(await save(null, { teamName: 'Second' }))).toBe('409 conflict');
    expect(await countChanges()).toBe(before);
    expect((await read())?.teamName).toBe('First');
  });

  test.each([
    [{ website: 'javascript:alert(1)' }, 'team.website'],
    [{ primaryColor: '#fff;}body{}' }, 'team.primaryColor'],
    [{ foundedYear: new Date().getUTCFullYear() + 1 }, 'team.foundedYear'],
    [{ foundedYear: 1899, email: 'x', phone: '1' }, 'team.email team.phone team.foundedYear'],
    [{ teamName: '' }, 'team.teamName'],
  ])('refuses %j', async (change, fields) => {
    expect(await refusalOf(await save(await seenNow(), change))).toBe(
      `422 invalid_input ${fields}`,
    );
  });
});
