import * as z from 'zod/mini';
import {
  emailAddress,
  type FieldLabel,
  line as oneLine,
  phoneNumber,
  requiredText,
  zipCode,
} from '#domain/forms/fields.ts';
import { emptyAsNull, optionalLongText } from '#domain/forms/long-text.ts';
import { messages as officeFields } from '#words/office/fields.ts';
import { messages } from '#words/office/refusals/team.ts';
import { BrandPictureIdSchema } from './brand-picture.ts';
import { HexColorSchema } from './team-information.ts';

const EARLIEST_FOUNDED_YEAR = 1900;

/** One line that may be left empty. */
const line = (label: FieldLabel, maxLength = 100) => emptyAsNull(oneLine(label, maxLength));

/** An address on the web; any other scheme could run a script when it is clicked. */
function webAddress() {
  return emptyAsNull(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(500, messages.webAddressTooLong),
        z.url({ protocol: /^https?$/, hostname: /./, error: messages.webAddress }),
      ),
  );
}

/**
 * What staff say of the program: the form's rules, shared with the server. What is left empty is null.
 * @param latestYear the year it is; the contract, which has no clock, leaves it out
 */
export function teamInformationForm(latestYear = 9999) {
  const year = messages.year(EARLIEST_FOUNDED_YEAR, latestYear === 9999 ? null : latestYear);
  const color = z.string(messages.color).check(z.trim(), z.refine(isColor, messages.color));
  return z.object({
    teamName: requiredText(() => officeFields.teamName),
    email: emptyAsNull(emailAddress()),
    phone: emptyAsNull(phoneNumber()),
    address: line('address', 200),
    city: line('city'),
    state: line('state'),
    zipCode: emptyAsNull(zipCode()),
    website: webAddress(),
    description: optionalLongText('description', 1000),
    foundedYear: emptyAsNull(
      z.int(year).check(z.minimum(EARLIEST_FOUNDED_YEAR, year), z.maximum(latestYear, year)),
    ),
    logoUrl: webAddress(),
    logo: emptyAsNull(BrandPictureIdSchema),
    favicon: emptyAsNull(BrandPictureIdSchema),
    primaryColor: color,
    secondaryColor: color,
    socialFacebook: webAddress(),
    socialInstagram: webAddress(),
    socialTwitter: webAddress(),
    coachName: line(() => officeFields.coachName),
    coachEmail: emptyAsNull(emailAddress()),
    coachPhone: emptyAsNull(phoneNumber()),
  });
}
export type TeamInformationInput = z.infer<ReturnType<typeof teamInformationForm>>;

/** '#rrggbb' */
export function isColor(text: string): boolean {
  return HexColorSchema.safeParse(text).success;
}
