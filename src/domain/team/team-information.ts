import * as z from 'zod/mini';
import { textOrNull } from '#domain/records/stored.ts';

/** '#rrggbb' */
export const HexColorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));
const text = textOrNull();

/** The single record behind the admin's Team Info tab: public contact details, coaches, socials, colors. */
export const TeamInformationSchema = z.object({
  teamName: z.string(),
  email: text,
  phone: text,
  address: text,
  city: text,
  state: text,
  zipCode: text,
  website: text,
  description: text,
  foundedYear: z._default(z.nullable(z.int()), null),
  logoUrl: text,
  /** Ids of uploaded pictures, see brand-picture.ts; without them, the standard drawings are shown. */
  logo: text,
  favicon: text,
  primaryColor: HexColorSchema,
  secondaryColor: HexColorSchema,
  socialFacebook: text,
  socialInstagram: text,
  socialTwitter: text,
  coachName: text,
  coachEmail: text,
  coachPhone: text,
  /** Id of the admin who saved it last, and when; missing until it is first saved in the dashboard. */
  updatedBy: z.optional(z.string()),
  updatedAt: z.optional(z.iso.datetime()),
});
export type TeamInformation = z.infer<typeof TeamInformationSchema>;

export const DEFAULT_PRIMARY_COLOR = '#FF6B35';
export const DEFAULT_SECONDARY_COLOR = '#1E3A8A';
