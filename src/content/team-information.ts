import type { Settings } from '#domain/settings/settings.ts';
import {
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  type TeamInformation,
} from '#domain/team/team-information.ts';
import { readGivenTeam } from './given-team.ts';
import { oncePerBuild } from './once.ts';
import { readSettings } from './settings.ts';

/** What is known of a program whose Team Info tab nobody has filled in yet. */
export function defaultTeamInformation(settings: Settings): TeamInformation {
  const { street, city, state, zipCode } = settings.mailingAddress;
  return {
    teamName: settings.programName,
    address: street,
    city,
    state,
    zipCode,
    primaryColor: DEFAULT_PRIMARY_COLOR,
    secondaryColor: DEFAULT_SECONDARY_COLOR,
    email: null,
    phone: null,
    website: null,
    description: null,
    foundedYear: null,
    logoUrl: null,
    logo: null,
    favicon: null,
    socialFacebook: null,
    socialInstagram: null,
    socialTwitter: null,
    coachName: null,
    coachEmail: null,
    coachPhone: null,
  };
}

/** The program's public details and brand colors. */
export const readTeamInformation = oncePerBuild(async () => {
  return (await readGivenTeam()) ?? defaultTeamInformation(await readSettings());
});
