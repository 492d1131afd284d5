import { expect, test } from 'vitest';
import { CUSTOM_LEVEL } from '#domain/sponsorship/level-name.ts';
import { SponsorshipSchema } from '#domain/sponsorship/sponsorship.ts';
import { MONEY_EMAILS } from '#tests/helpers/emails/money.ts';
import { OTHER_EMAILS } from '#tests/helpers/emails/others.ts';
import {
  context,
  type FamilyEmail,
  officeEmail,
  program,
  settings,
} from '#tests/helpers/emails/specimen.ts';
import { inLanguageOf } from '../core/language.ts';
import { sponsorshipInstructions } from './sponsorship-mails.ts';

const EMAILS = [...MONEY_EMAILS, ...OTHER_EMAILS];

/** What writes no email to a family: the office's, and what emails are made with. */
const OTHERS = new Set([
  'adminWelcome',
  'adminGranted',
  'adminRevoked',
  'secondFactorSetUp',
  'secondFactorReset',
  'recoveryCodeUsed',
  'wrongCodes',
  'passwordChanged',
  'contactForOffice',
  'donationForOffice',
  'submissionsWaiting',
  'videoNotCleaned',
  'nightHasProblem',
  'siteNotBuilt',
  'mailToOffice',
  'refundHeadline',
  'orderForOffice',
  'payoutFailedMail',
  'consentWithdrawn',
  'deletedButShown',
  'mayBeTheSame',
  'medicalNoteChanged',
  'playersLeftOutForOffice',
  'registrationForOffice',
  'sponsorshipForOffice',
  'unmatchedMoneyMail',
  'volunteerForOffice',
  'writtenIn',
  'forOffice',
  'composeMail',
  // What the office types, as it was typed.
  'contactReply',
  'replyIdPrefix',
  'failureWords',
  'isOver',
  'isPart',
  'linkOf',
  'ownOf',
  'nextRows',
  'partRows',
  'billPayBlocks',
  'progressRows',
  'reversalWords',
  'takenBackWords',
  'withLetterhead',
  'receiptTable',
  'occasionOf',
  'wordsFor',
  'toldBlocks',
  'receivedBy',
  'onlyAbove',
  'pledgeInstructions',
  'arriveBy',
  'wishesOf',
]);

test('every email to a family is among those that are read here', () => {
  const files = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], {
    eager: true,
  });
  const exported = Object.values(files).flatMap((file) => Object.keys(file));
  const known = new Set([...EMAILS.map(({ composer }) => composer), ...OTHERS]);
  expect(
    exported.filter((name) => !known.has(name)),
    'Add a specimen of it to tests/helpers/emails; what is no email to a family, to OTHERS above.',
  ).toEqual([]);
});

const SAYS_REPLY = /\breply to this email\b/i;

test('what says that one can reply goes back to the office', () => {
  const saying = EMAILS.flatMap(({ composer, write }) =>
    [inLanguageOf('en', write) ?? []].flat().map((mail) => ({ composer, ...mail })),
  ).filter(({ blocks }) => blocks.some((one) => typeof one === 'string' && SAYS_REPLY.test(one)));
  expect(saying.length).toBeGreaterThan(100);
  const silent = saying.filter(({ replyTo }) => replyTo !== officeEmail);
  expect(new Set(silent.map(({ composer }) => composer))).toEqual(new Set());
});

/** The same in Spanish. */
const SAME = new Set(['Total', 'Total:']);

test('no email in Spanish has a sentence of the one in English', () => {
  const found = new Set<string>();
  for (const one of EMAILS) {
    const data = stringsOf([one.data, context, program]);
    const spanish = new Set(partsOf(one, 'es'));
    for (const part of partsOf(one, 'en')) {
      const isWords = /[a-z]{2}/i.test(without(part, data));
      if (spanish.has(part) && isWords && !SAME.has(part)) found.add(`${one.composer}: ${part}`);
    }
  }
  expect([...found]).toEqual([]);
});

const ENGLISH =
  /\b(the|you|your|we|our|is|are|was|were|has|have|for|of|with|this|that|and|to|in|on|by|at|from|please|not|will|here|amount|date|due|payment|bill|gift|order|card|check|registration|sponsorship|player|January|November|December)\b/gi;

test('no email in Spanish has an English word that nobody typed', () => {
  const found = new Set<string>();
  for (const one of EMAILS) {
    const data = stringsOf([one.data, context, program]);
    for (const part of partsOf(one, 'es')) {
      const words = without(part, data).match(ENGLISH);
      if (words) found.add(`${one.composer}, ${words.join(' ')}: ${part}`);
    }
  }
  expect([...found]).toEqual([]);
});

test('a scholarship whose reason nobody typed is one in Spanish too', () => {
  const parts = EMAILS.filter(({ composer }) => composer === 'adjustmentMail').flatMap((one) =>
    partsOf(one, 'es'),
  );
  expect(parts).toContain('Motivo: Beca (solicitud K7QF-2M9X)');
  expect(parts.filter((part) => /scholarship/i.test(part))).toEqual([]);
});

test('a season, and a bill that a registration made, are not named in English though records do', () => {
  const parts = EMAILS.flatMap((one) => partsOf(one, 'es'));
  expect(parts.filter((part) => part.includes('Temporada 2026-27')).length).toBeGreaterThan(20);
  expect(parts.filter((part) => /\b(Season|Registration)\b/.test(part))).toEqual([]);
});

test('an amount of a sponsor’s own is not named in English though records do', () => {
  const [record] = EMAILS.filter(({ composer }) => composer === 'sponsorshipInstructions');
  const known = SponsorshipSchema.parse(record?.data);
  const sponsorship = { ...known, sponsorshipLevel: CUSTOM_LEVEL };
  const write = () => sponsorshipInstructions({ sponsorship, settings, officeEmail });
  const { blocks } = inLanguageOf('es', write);
  expect(JSON.stringify(blocks)).toContain('"Nivel","Otra cantidad"');
});

/** The texts of an email, one by one. */
function partsOf({ write }: FamilyEmail, language: 'en' | 'es'): string[] {
  const written = inLanguageOf(language, write);
  return [written ?? []].flat().flatMap(({ subject, blocks }) => [
    subject,
    ...blocks.flatMap((block) => {
      if (typeof block === 'string') return [block];
      return 'link' in block ? [block.label] : block.rows.flat();
    }),
  ]);
}

/** The part without addresses and what was typed or is kept. */
function without(part: string, data: readonly string[]): string {
  const plain = part.replace(/https?:\S+|\S+@\S+/g, '');
  return data.reduce((rest, typed) => rest.replaceAll(typed, ' '), plain);
}

/** Every text in a value but codes such as 'check', the longest first. */
function stringsOf(value: unknown): string[] {
  const all = new Set<string>();
  const walk = (one: unknown): void => {
    if (typeof one === 'string' && one.length > 1 && !/^[a-z_-]+$/.test(one)) all.add(one);
    if (typeof one === 'object' && one !== null) Object.values(one).forEach(walk);
  };
  walk(value);
  return [...all].sort((a, b) => b.length - a.length);
}
