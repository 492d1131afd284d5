import { legalTextOf } from '#domain/registration/legal-text.ts';
import { addressOf } from '#domain/settings/with-team.ts';
import { env } from '../../core/env.ts';
import { readSettings } from '../../gateways/content.ts';
import { readSignedDocuments } from '../../gateways/content-registration.ts';
import { knowsBuildHook } from '../../gateways/deployed-site.ts';
import { pingMail } from '../../gateways/mail.ts';
import { readTeam } from '../../gateways/team.ts';
import { type Finding, fault, ok, unknown } from './finding.ts';

/** The demo's. */
const NO_EIN = '00-0000000';

/**
 * Whether the published content is there, complete enough to charge by, and the program's own: with the demo's
 * legal texts families would sign a waiver of somebody else.
 */
export async function checkContent(): Promise<Finding[]> {
  const [{ ein, legalName }, texts] = await Promise.all([readSettings(), readSignedDocuments()]);
  const service = 'Sanity';
  const settings =
    ein === NO_EIN
      ? fault(
          service,
          `The EIN is ${ein}, which is not a real one. It is printed on receipts.`,
          'Studio → Site settings → Program: enter your EIN, and publish.',
        )
      : ok(service, 'The published settings are complete.');
  const foreign = Object.values(texts).filter((text) => !names(legalTextOf(text), legalName));
  return [
    settings,
    ...foreign.map(({ title }) =>
      fault(
        service,
        `The ${title} does not name ${legalName}. It may still be the demo’s.`,
        `Studio → Legal → ${title}: enter the text from your lawyer, and publish.`,
      ),
    ),
  ];
}

/** Whatever the capitals, and the point after “Inc”. */
const names = (text: string, name: string) => lettersOf(text).includes(lettersOf(name));
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether those who pay by check are told where to mail it, and receipts have an address. */
export async function checkTeam(): Promise<Finding[]> {
  const service = 'Team Info';
  // Not what the site settings may still have: that can be the demo's, or an address of years ago.
  if (addressOf(await readTeam())) {
    return [ok(service, 'It has the address that checks are mailed to.')];
  }
  const says = 'There is no complete address for checks and receipts.';
  const next = 'Dashboard → Team Info: enter street, city, state and ZIP code, and save.';
  return [fault(service, says, next)];
}

/** Whether the mail server takes our name and password. */
export async function checkMail(): Promise<Finding[]> {
  await pingMail();
  const from = env().MAIL_FROM;
  const says = `The server lets us in. That emails from ${from} are no spam is up to SPF and DKIM.`;
  const office = `By these variables, emails to the office and families’ replies go to ${env().OFFICE_EMAIL}.`;
  return [ok('Email', says), ok('Email', office), ...checkSender(from)];
}

/** Whether it looks as if nobody reads what comes back to where emails come from. */
export function checkSender(from: string): Finding[] {
  if (!/\bno-?reply/i.test(from)) return [];
  const says = `Emails to a wrong address come back to ${from}, which nobody may read.`;
  const next = 'Make MAIL_FROM a mailbox that somebody reads, or forward it to OFFICE_EMAIL.';
  return [{ ...unknown('Email', says), next }];
}

/** The build hook is not called: that would build the site, which says itself whether it has one. */
export async function checkBuildHook(): Promise<Finding[]> {
  const service = 'Build hook';
  const hook = env().BUILD_HOOK_URL;
  if (hook === undefined) {
    const says =
      'None is set (it is optional): pages change when you deploy, and after a new waiver nobody can register until then.';
    const next =
      'Netlify → Project configuration → Developer settings → Continuous deployment → Build hooks; put the address into BUILD_HOOK_URL.';
    return [{ ...unknown(service, says), next }];
  }
  if (!hook.startsWith('https://')) {
    return [
      fault(service, 'Its address does not begin with https://.', 'Copy it from Netlify again.'),
    ];
  }
  if (await knowsBuildHook()) return [ok(service, 'The site has one.')];
  const next = 'Enter BUILD_HOOK_URL at Netlify, too, and deploy once more.';
  return [fault(service, 'The site does not know it.', next)];
}
