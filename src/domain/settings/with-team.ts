import type { PostalAddress } from '#domain/address/postal-address.ts';
import type { TeamInformation } from '#domain/team/team-information.ts';
import type { Settings, StoredSettings } from './settings.ts';

/**
 * The settings with the program's name and address, whose one home is Team Info. The site settings of
 * before have them, too: those hold until Team Info says otherwise, and where it cannot be read, as in
 * the build of a preview.
 * @param team undefined until it is first saved
 */
export function withTeam(stored: StoredSettings, team: TeamInformation | undefined): Settings {
  return {
    ...stored,
    programName: team?.teamName || stored.programName || stored.legalName,
    mailingAddress: addressOf(team) ?? stored.mailingAddress ?? EMPTY,
  };
}

const EMPTY: PostalAddress = { street: '', city: '', state: '', zipCode: '' };

/** The address of Team Info. A part of one is none: two halves of two addresses would be a third. */
export function addressOf(team: TeamInformation | undefined): PostalAddress | undefined {
  const { address: street, city, state, zipCode } = team ?? {};
  return street && city && state && zipCode ? { street, city, state, zipCode } : undefined;
}
