import * as z from 'zod/mini';
import {
  emailAddress,
  line as oneLine,
  phoneNumber,
  requiredText,
  zipCode,
} from '#domain/forms/fields.ts';
import { emptyAsNull, optionalLongText } from '#domain/forms/long-text.ts';
import { HexColorSchema } from './team-information.ts';

const EARLIEST_FOUNDED_YEAR = 1900;
const COLOR = 'Enter a color as # and six digits or letters a to f, such as #FF6B35.';

/** One line that may be left empty. */
const line = (label: string, maxLength = 100) => emptyAsNull(oneLine(label, maxLength));

/** An address on the web; any other scheme could run a script when it is clicked. */
function webAddress() {
  const message = 'Enter a full web address that begins with https:// or http://.';
  return emptyAsNull(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(500, 'A web address can have at most 500 characters.'),
        z.url({ protocol: /^https?$/, hostname: /./, error: message }),
      ),
  );
}

/**
 * What staff say of the program: the form's rules, shared with the server. What is left empty is null.
 * @param latestYear the year it is; the contract, which has no clock, leaves it out
 */
export function teamInformationForm(latestYear = 9999) {
  const year = `Enter a year from ${EARLIEST_FOUNDED_YEAR}${latestYear === 9999 ? '' : ` to ${latestYear}`}.`;
  const color = z.string(COLOR).check(z.trim(), z.refine(isColor, COLOR));
  return z.object({
    teamName: requiredText('Team name'),
    email: emptyAsNull(emailAddress()),
    phone: emptyAsNull(phoneNumber()),
    address: line('Address', 200),
    city: line('City'),
    state: line('State'),
    zipCode: emptyAsNull(zipCode()),
    website: webAddress(),
    description: optionalLongText('Description', 1000),
    foundedYear: emptyAsNull(
      z.int(year).check(z.minimum(EARLIEST_FOUNDED_YEAR, year), z.maximum(latestYear, year)),
    ),
    logoUrl: webAddress(),
    primaryColor: color,
    secondaryColor: color,
    socialFacebook: webAddress(),
    socialInstagram: webAddress(),
    socialTwitter: webAddress(),
    coachName: line('Coach name'),
    coachEmail: emptyAsNull(emailAddress()),
    coachPhone: emptyAsNull(phoneNumber()),
  });
}
export type TeamInformationInput = z.infer<ReturnType<typeof teamInformationForm>>;

/** '#rrggbb' */
export function isColor(text: string): boolean {
  return HexColorSchema.safeParse(text).success;
}
