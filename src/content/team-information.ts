import type { Settings } from '#domain/settings/settings.ts';
import {
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  type TeamInformation,
  TeamInformationSchema,
} from '#domain/team/team-information.ts';
import { oncePerBuild } from './once.ts';
import { ContentError, parseDocument } from './parse-content.ts';
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
    socialFacebook: null,
    socialInstagram: null,
    socialTwitter: null,
    coachName: null,
    coachEmail: null,
    coachPhone: null,
  };
}

/**
 * Team information as the build was given it: one JSON object.
 * @throws ContentError when it is not JSON, or naming the field that is wrong.
 */
export function parseTeamInformation(json: string): TeamInformation {
  let record: unknown;
  try {
    record = JSON.parse(json);
  } catch {
    throw new ContentError('Content: TEAM_INFORMATION is not JSON.');
  }
  return parseDocument(TeamInformationSchema, 'TEAM_INFORMATION', record);
}

/** The program's public details and brand colors. */
export const readTeamInformation = oncePerBuild(async () => {
  const json = process.env.TEAM_INFORMATION;
  return json ? parseTeamInformation(json) : defaultTeamInformation(await readSettings());
});
