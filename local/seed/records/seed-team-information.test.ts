import { expect, it } from 'vitest';
import { TeamInformationSchema } from '#domain/team/team-information.ts';
import { seedTeamInformation } from './seed-team-information.ts';

it('is team information as the site reads it', () => {
  expect(TeamInformationSchema.parse(seedTeamInformation)).toEqual(seedTeamInformation);
});
