/* What the contact form and the office choose from. Apart from the schemas, which bring Zod to the page. */

export const INQUIRY_TYPES = [
  'registration',
  'schedules',
  'sponsorship',
  'volunteer',
  'scholarships',
  'general',
  'other',
] as const;
export const PLAYER_AGES = ['under-10', '10-12', '13-15', '16-18'] as const;
/** Answered by an email from here; closed without one, as after a phone call. */
export const MESSAGE_STATUSES = ['new', 'answered', 'closed', 'spam'] as const;
/** Those that the office chooses; only a reply makes a message answered. */
export const FILED_STATUSES = ['new', 'closed', 'spam'] as const;
export type FiledStatus = (typeof FILED_STATUSES)[number];
