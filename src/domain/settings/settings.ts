import * as z from 'zod/mini';
import { SeasonStatsSchema } from '#domain/games/season-stats.ts';
import { CentsSchema } from '#domain/money/money.ts';

const PostalAddressSchema = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
});
export type PostalAddress = z.infer<typeof PostalAddressSchema>;

/** The site settings document of content: what differs from program to program. */
export const SettingsSchema = z.object({
  programName: z.string().check(z.minLength(1)),
  legalName: z.string().check(z.minLength(1)),
  ein: z.string(),
  /** IANA name, such as 'America/New_York': every date and time of a game is local to it. */
  timeZone: z.string(),
  region: z.string(),
  seasonName: z.string(),
  mailingAddress: PostalAddressSchema,
  hours: z.array(z.object({ days: z.string(), times: z.string() })),
  registrationFeeCents: CentsSchema,
  shippingCents: CentsSchema,
  monthlyInstallments: z.int().check(z.positive()),
  quarterlyInstallments: z.int().check(z.positive()),
  fallbackStats: SeasonStatsSchema,
});
export type Settings = z.infer<typeof SettingsSchema>;
