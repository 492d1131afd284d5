import * as z from 'zod/mini';
import { COUNTRY_CODES } from '#domain/address/countries.ts';
import type { PostalAddress } from '#domain/address/postal-address.ts';
import { US_STATE_CODES } from '#domain/address/us-states.ts';
import { TimeZoneSchema } from '#domain/calendar/time-zone-schema.ts';
import { tidyLine } from '#domain/forms/tidy.ts';
import { SeasonStatsSchema } from '#domain/games/season-stats-schema.ts';
import { CentsSchema } from '#domain/money/cents-schema.ts';
import { PLAYER_LIMITS, type WholeRange } from '#domain/registration/player-rules.ts';
import { LANGUAGES } from '#words/language.ts';
import { DEFAULTS } from './defaults.ts';
import { TAX_STATUSES } from './tax-status.ts';

const PostalAddressSchema = z.object({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
});

function rangeWithin(limits: WholeRange) {
  const bound = z.int().check(z.minimum(limits.from), z.maximum(limits.to));
  return z
    .object({ from: bound, to: bound })
    .check(z.refine(({ from, to }) => from <= to, 'ends before it begins'));
}

/** The site settings document of content: what differs from program to program. */
export const StoredSettingsSchema = z.object({
  /** As settings of before have it: its home is Team Info (`withTeam`). */
  programName: z.optional(z.string()),
  legalName: z.string().check(z.minLength(1)),
  ein: z.string(),
  /** IANA name, such as 'America/New_York': every date and time of a game is local to it. */
  timeZone: TimeZoneSchema,
  region: z.string(),
  /** In the footer, where it is not to be the year of the build. */
  copyrightYear: z.optional(z.int()),
  /** Records are kept under it, and New Season takes a name without the spaces around it. */
  seasonName: z.string().check(z.overwrite(tidyLine)),
  /** Whether no new registrations are taken: the season is over, or the teams are full. */
  registrationClosed: z._default(z.boolean(), DEFAULTS.registrationClosed),
  /** As settings of before have it. */
  mailingAddress: z.optional(PostalAddressSchema),
  hours: z.array(z.object({ days: z.string(), times: z.string() })),
  registrationFeeCents: CentsSchema,
  shippingCents: CentsSchema,
  monthlyInstallments: z.int().check(z.positive()),
  quarterlyInstallments: z.int().check(z.positive()),
  fallbackStats: SeasonStatsSchema,
  /** Where players and volunteers come from; the first is chosen until someone chooses another. */
  statesServed: z._default(
    // A draft has an empty entry until its state is chosen.
    z.pipe(
      z.pipe(
        z.array(z.string()),
        z.transform((all) => all.filter((one) => one !== '')),
      ),
      z.array(z.enum(US_STATE_CODES)).check(z.minLength(1)),
    ),
    DEFAULTS.statesServed,
  ),
  ages: z._default(rangeWithin(PLAYER_LIMITS.ages), DEFAULTS.ages),
  /** 0 is kindergarten, -1 before it, 13 after grade 12. */
  grades: z._default(rangeWithin(PLAYER_LIMITS.grades), DEFAULTS.grades),
  /** Those the pages are built in; English is one of them, whatever is stored. */
  languages: z._default(
    z.pipe(
      z.array(z.enum(LANGUAGES)),
      z.transform((chosen) => LANGUAGES.filter((one) => one === 'en' || chosen.includes(one))),
    ),
    DEFAULTS.languages,
  ),
  country: z._default(z.enum(COUNTRY_CODES), DEFAULTS.country),
  sport: z._default(z.string().check(z.minLength(1)), DEFAULTS.sport),
  /** What a score counts, in the plural: 'Points', 'Goals'. */
  scoreName: z._default(z.string().check(z.minLength(1)), DEFAULTS.scoreName),
  taxStatus: z._default(z.enum(TAX_STATUSES), DEFAULTS.taxStatus),
  /** The local hour at which the night's work begins: 0 to 23. */
  nightlyHour: z._default(z.int().check(z.minimum(0), z.maximum(23)), DEFAULTS.nightlyHour),
  /** For how many years after turning 18 an injured player can go to court, in the program's state. */
  claimYears: z._default(z.int().check(z.minimum(1), z.maximum(30)), DEFAULTS.claimYears),
  responseTimes: z._default(
    z.object({ paymentInstructions: z._default(z.string(), DEFAULTS.paymentInstructions) }),
    { paymentInstructions: DEFAULTS.paymentInstructions },
  ),
});
export type StoredSettings = z.infer<typeof StoredSettingsSchema>;

/** All that differs from program to program, with what Team Info says of its name and address. */
export type Settings = StoredSettings & { programName: string; mailingAddress: PostalAddress };
