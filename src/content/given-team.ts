import { type TeamInformation, TeamInformationSchema } from '#domain/team/team-information.ts';
import { oncePerBuild } from './once.ts';
import { ContentError, parseDocument } from './parse-content.ts';

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

/** What staff said on the Team Info tab; undefined until they have, and where the build may not read it. */
export const readGivenTeam = oncePerBuild(async () => {
  const json = process.env.TEAM_INFORMATION;
  return json ? parseTeamInformation(json) : undefined;
});
