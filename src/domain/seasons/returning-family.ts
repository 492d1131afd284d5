import { fullName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { Family } from '#domain/families/family.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';

/** Where a family of the old season stands: whether it was asked to come back, and what it did. */
export const FAMILY_STANDINGS = [
  /** Not asked yet. */
  'open',
  /** Asked; the email waits to be sent. */
  'waiting',
  'sent',
  /** The email did not go out: Activity says why. */
  'unsent',
  'registered',
  /** It said that it does not come back. */
  'declined',
] as const;
export type FamilyStanding = (typeof FAMILY_STANDINGS)[number];

export interface ReturningFamily {
  /** Lower case. */
  email: string;
  /** The guardian's name; empty where it is not known. */
  name: string;
  players: string[];
  standing: FamilyStanding;
  invitedAt: string | null;
  remindedAt: string | null;
}

interface Known {
  seasonId: string;
  /** Addresses with a registration for the new season that counts. */
  registered: ReadonlySet<string>;
  /** By address. */
  families: ReadonlyMap<string, Pick<Family, 'invitation'>>;
  /** How the invitation's email stands, by address; undefined where none was written. */
  mailOf: (email: string) => OutboxMail['status'] | undefined;
}

type Player = Pick<Profile, 'firstName' | 'lastName' | 'email' | 'parentGuardianName'>;

/** The families of these players, by name: a family is an address. Players without one are left out. */
export function returningFamilies(players: readonly Player[], known: Known): ReturningFamily[] {
  const byEmail = new Map<string, Player[]>();
  for (const player of players) {
    const email = player.email.toLowerCase();
    if (email !== '') byEmail.set(email, [...(byEmail.get(email) ?? []), player]);
  }
  return [...byEmail]
    .map(([email, own]) => {
      const asked = known.families.get(email)?.invitation;
      const invitation = asked?.seasonId === known.seasonId ? asked : undefined;
      return {
        email,
        name: own.find(({ parentGuardianName }) => parentGuardianName)?.parentGuardianName ?? '',
        players: own.map(fullName).sort((a, b) => a.localeCompare(b)),
        standing: standingOf(email, invitation, known),
        invitedAt: invitation?.at ?? null,
        remindedAt: invitation?.remindedAt ?? null,
      };
    })
    .sort((a, b) => (a.name || a.email).localeCompare(b.name || b.email));
}

function standingOf(
  email: string,
  invitation: Family['invitation'],
  { registered, mailOf }: Known,
): FamilyStanding {
  if (registered.has(email)) return 'registered';
  if (!invitation) return 'open';
  if (invitation.declinedAt) return 'declined';
  const status = mailOf(email);
  if (status === 'sent') return 'sent';
  return status === 'pending' ? 'waiting' : 'unsent';
}

/** How far a season's families have come: those who have registered again, and all. */
export function countReturned(families: readonly Pick<ReturningFamily, 'standing'>[]) {
  const registered = families.filter(({ standing }) => standing === 'registered').length;
  return { registered, families: families.length };
}
