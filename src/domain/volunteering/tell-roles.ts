import { messages } from '#words/office/answers.ts';
import type { VolunteerApplication } from './volunteer-application.ts';

/** The roles that were offered before the Studio's opportunities were. */
const FIRST_ROLES = new Map(Object.entries(messages.volunteer.roleNames));

/** What someone would like to do, as the office called it when they applied. */
export function tellRoles({
  preferredRoles,
  roleTitles,
}: Pick<VolunteerApplication, 'preferredRoles' | 'roleTitles'>): readonly string[] {
  return roleTitles ?? preferredRoles.map((role) => FIRST_ROLES.get(role) ?? role);
}
