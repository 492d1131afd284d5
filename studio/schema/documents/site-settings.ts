import { CogIcon } from '@sanity/icons/Cog';
import { defineArrayMember, defineField, defineType, type FieldDefinition } from 'sanity';
import { dollarsField, wholeNumberField } from '../fields/number-fields.ts';
import { objectField } from '../fields/object-fields.ts';
import { lineField } from '../fields/text-fields.ts';
import { checkAnswerTime } from '../rules/answer-time.ts';
import { fit, like } from '../rules/fits.ts';
import { said } from '../rules/said.ts';
import { checkSeasonName } from '../rules/season-name.ts';
import { checkNoBlank } from '../rules/text.ts';
import { programFields } from './program-fields.ts';

function patternField(field: {
  name: string;
  title: string;
  group?: string;
  description?: string;
  pattern: RegExp;
  example: string;
}) {
  const { pattern, example, ...rest } = field;
  return defineField({
    ...rest,
    type: 'string',
    validation: (rule) => fit(rule.required(), like(pattern), `Write it as in ${example}.`),
  });
}

const record = (name: string, title: string) =>
  patternField({ name, title, pattern: /^\d+-\d+$/, example: '12-3 (won-lost)' });

/**
 * What the dashboard's Team Info is the one home of. Settings of before have it: it is shown, cannot be
 * changed, and holds only until Team Info has it. Elsewhere there is nothing to see.
 */
function movedToTeamInfo(field: FieldDefinition): FieldDefinition {
  return {
    ...field,
    description: 'Changed in the dashboard: Team Info. This is what it was before.',
    readOnly: true,
    hidden: ({ value }) => value === undefined,
  };
}

const line = (name: string, title: string) => defineField({ name, title, type: 'string' });

const seasonName = defineField({
  name: 'seasonName',
  title: 'Season',
  description:
    'With its year, such as 2026-27 Season or Spring 2027 Season. Registrations are kept under it: change it only for a new season.',
  type: 'string',
  group: 'season',
  validation: (rule) => [
    rule.required().error(said.missing('Season')),
    rule.custom<string>(checkNoBlank).error(),
    rule.custom<string>(checkSeasonName).warning(),
  ],
});

const registrationClosed = defineField({
  name: 'registrationClosed',
  title: 'Registration is closed',
  description:
    'Switch it on when the season is over, or the teams are full. The registration page then says so, and takes no new registrations. Families who have registered can still pay.',
  type: 'boolean',
  group: 'season',
});

const mailingAddress = movedToTeamInfo(
  defineField({
    name: 'mailingAddress',
    title: 'Mailing address',
    group: 'office',
    type: 'object',
    options: { columns: 2 },
    fields: [
      line('street', 'Street'),
      line('city', 'City'),
      line('state', 'State'),
      line('zipCode', 'ZIP code'),
    ],
  }),
);

const hours = defineField({
  name: 'hours',
  title: 'Office hours',
  group: 'office',
  type: 'array',
  of: [
    defineArrayMember({
      type: 'object',
      title: 'Hours',
      fields: [
        lineField({ name: 'days', title: 'Days', description: 'Monday-Friday' }),
        lineField({ name: 'times', title: 'Times', description: '9 AM-6 PM' }),
      ],
      preview: { select: { title: 'days', subtitle: 'times' } },
    }),
  ],
  validation: (rule) => rule.required().min(1).error(said.atLeastOne('line of office hours')),
});

const answerTime = (name: string, title: string, description?: string) =>
  lineField({ name, title, advice: checkAnswerTime, ...(description && { description }) });

const responseTimes = objectField({
  name: 'responseTimes',
  title: 'How soon we answer',
  description:
    'As pages and emails promise it. Enter only the time, without “within” and without a period: 24 hours, 3-5 business days.',
  group: 'office',
  columns: 2,
  fields: [
    answerTime('contact', 'A message'),
    answerTime('paymentInstructions', 'Payment instructions'),
    answerTime('volunteerApplication', 'A volunteer’s application'),
    answerTime('sponsorship', 'A sponsorship'),
    answerTime(
      'complaint',
      'A complaint',
      'On the contact page. If you change it, change the legal texts, too.',
    ),
  ],
});

const fallbackStats = objectField({
  name: 'fallbackStats',
  title: 'Until the first result',
  description:
    'The website computes these from the season’s results. Until there is one, it shows these.',
  group: 'season',
  columns: 2,
  fields: [
    record('record', 'Season record'),
    patternField({
      name: 'averagePoints',
      title: 'Average points',
      pattern: /^\d+(\.\d)?$/,
      example: '89.2',
    }),
    record('homeRecord', 'Home record'),
    record('awayRecord', 'Away record'),
  ],
});

export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'program', title: 'Program', default: true },
    { name: 'players', title: 'Players' },
    { name: 'money', title: 'Fees and installments' },
    { name: 'office', title: 'Office' },
    { name: 'season', title: 'Season' },
  ],
  fields: [
    movedToTeamInfo(
      defineField({
        name: 'programName',
        title: 'Program name',
        type: 'string',
        group: 'program',
      }),
    ),
    lineField({
      name: 'legalName',
      title: 'Legal name',
      description: 'On receipts and checks, with its “Inc.”.',
      group: 'program',
    }),
    patternField({
      name: 'ein',
      title: 'EIN',
      description: 'On every donor’s receipt: the number of the IRS.',
      group: 'program',
      pattern: /^\d{2}-\d{7}$/,
      example: '12-3456789',
    }),
    lineField({
      name: 'region',
      title: 'Region',
      description: 'Southwest Florida',
      group: 'program',
    }),
    ...programFields,
    dollarsField({
      name: 'registrationFee',
      title: 'Registration fee',
      description: 'For each player, in dollars. Charged as soon as you publish.',
      group: 'money',
      min: 1,
      max: 2000,
      initialValue: 150,
    }),
    dollarsField({
      name: 'shipping',
      title: 'Shipping',
      description: 'Added once to each order, in dollars. Charged as soon as you publish.',
      group: 'money',
      min: 0,
      max: 100,
      initialValue: 5.99,
    }),
    wholeNumberField({
      name: 'monthlyInstallments',
      title: 'Monthly installments',
      description: 'How many monthly payments a fee or a sponsorship is split into.',
      group: 'money',
      min: 2,
      max: 24,
      initialValue: 12,
    }),
    wholeNumberField({
      name: 'quarterlyInstallments',
      title: 'Quarterly installments',
      group: 'money',
      min: 2,
      max: 8,
      initialValue: 4,
    }),
    mailingAddress,
    hours,
    responseTimes,
    seasonName,
    registrationClosed,
    fallbackStats,
  ],
  preview: { prepare: () => ({ title: 'Site settings' }) },
});
