/* Who people are, apart from the schema of a profile: pages that name a role need no Zod. */

export const ROLES = ['member', 'parent', 'coach', 'supporter', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/**
 * The role of an account that comes along with a gift, a sponsorship or an order: its holder has not
 * said who they are, and is a parent only once they register a player. Nobody chooses it.
 */
export const UNCHOSEN_ROLE = 'supporter' satisfies Role;

/** What a person may make of themselves; admins are made by admins, the first on the command line. */
export const SELF_CHOSEN_ROLES = ['parent', 'member', 'coach'] as const;
