import { expect, it } from 'vitest';
import { TeamInformationSchema } from '#domain/team/team-information.ts';
import { siteSettings } from '../content/site-settings.ts';
import { seedTeamInformation } from './seed-team-information.ts';

it('is team information as the site reads it', () => {
  expect(TeamInformationSchema.parse(seedTeamInformation)).toEqual(seedTeamInformation);
});

it('gives the address and name that content gives', () => {
  const { address, city, state, zipCode, teamName } = seedTeamInformation;
  expect({ street: address, city, state, zipCode }).toEqual(siteSettings.mailingAddress);
  expect(teamName).toBe(siteSettings.programName);
});
