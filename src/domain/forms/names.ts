import * as z from 'zod/mini';
import { messages } from '#words/fields.ts';
import { type FieldLabel, fieldName, requiredText } from './fields.ts';

/*
 * Names of people and companies. A name is emailed, printed and shown in many places, so it is a name
 * and nothing else: no link that a mail program makes clickable, no markup, no template, no encoded
 * word of a mail header. Letters of any script, apostrophes, hyphens, periods and emoji are fine.
 */

/** What no name has, and links, markup, templates and mail headers are made of. */
const NOT_IN_A_NAME = /[<>{}[\]|\\^=@:;$%#*_~]|\/\//;
/** A company may also be called "AT&T #1", "$5 Tees" or "@Home"; nothing of that makes a link. */
const NOT_IN_A_COMPANY = /[<>{}[\]|\\^=~]|:\/|\/\//;
/** The endings that mail programs take for an address on the web: "hoops.com", but not "St.James". */
const ENDINGS =
  'com|net|org|edu|gov|info|biz|example|test|io|co|us|uk|ru|cn|me|tv|cc|ly|gl|app|dev|xyz|top|site|website|online|shop|store|club|live|link|click|page|web|team|zip|mov';
const WEB_ADDRESS = new RegExp(
  `^www\\.|\\swww\\.|[\\p{L}\\p{N}-]{2,}\\.(?:${ENDINGS})(?![\\p{L}\\p{N}])`,
  'iu',
);
/** Where on a site: "hoops.com" is a name, "hoops.com/pay" is a link. */
const WEB_PAGE = /^www\.|\swww\.|\.\p{L}{2,}[/?]/iu;

/** The name of a person, in one line. */
export function personName(label: FieldLabel, maxLength = 100) {
  return requiredText(label, maxLength).check(
    z.refine((name) => !NOT_IN_A_NAME.test(name), {
      error: () => messages.notInName(fieldName(label)),
    }),
    z.refine((name) => !WEB_ADDRESS.test(name), {
      error: () => messages.webAddress(fieldName(label)),
    }),
  );
}

/** The name of a business, in one line: also "A&B Sports" or "hoops.com", but never a link. */
export function companyName(label: FieldLabel, maxLength = 150) {
  return requiredText(label, maxLength).check(
    z.refine((name) => !NOT_IN_A_COMPANY.test(name), {
      error: () => messages.notInName(fieldName(label)),
    }),
    z.refine((name) => !WEB_PAGE.test(name), { error: () => messages.link(fieldName(label)) }),
  );
}
