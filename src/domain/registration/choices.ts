/* What a registration chooses from, apart from its schema: the page needs no Zod to show it. */

export const MAX_PLAYERS = 10;

export const REGISTRATION_FREQUENCIES = ['one-time', 'monthly', 'quarterly'] as const;
export type RegistrationFrequency = (typeof REGISTRATION_FREQUENCIES)[number];
