import { defineArrayMember, defineField } from 'sanity';
import { COUNTRIES } from '../../../src/domain/address/countries.ts';
import { US_STATES } from '../../../src/domain/address/us-states.ts';
import { PLAYER_LIMITS, type WholeRange } from '../../../src/domain/registration/player-rules.ts';
import { DEFAULTS } from '../../../src/domain/settings/defaults.ts';
import { TAX_STATUSES, TAX_WORDS } from '../../../src/domain/settings/tax-status.ts';
import { LANGUAGES } from '../../../src/words/language.ts';
import { languageName } from '../../../src/words/language-name.ts';
import { wholeNumberField } from '../fields/number-fields.ts';
import { objectField } from '../fields/object-fields.ts';
import { lineField } from '../fields/text-fields.ts';
import { said } from '../rules/said.ts';

/* What differs from program to program: where, which sport, for whom, and when it is night. */

const TIME_ZONES = [
  { title: 'Eastern (New York)', value: 'America/New_York' },
  { title: 'Central (Chicago)', value: 'America/Chicago' },
  { title: 'Mountain (Denver)', value: 'America/Denver' },
  { title: 'Arizona (Phoenix)', value: 'America/Phoenix' },
  { title: 'Pacific (Los Angeles)', value: 'America/Los_Angeles' },
  { title: 'Alaska (Anchorage)', value: 'America/Anchorage' },
  { title: 'Hawaii (Honolulu)', value: 'Pacific/Honolulu' },
];
const LANGUAGE_CHOICES = LANGUAGES.map((value) => ({ value, title: languageName(value, value) }));
const STATES = Object.entries(US_STATES).map(([value, title]) => ({ value, title }));

function choiceField(field: {
  name: string;
  title: string;
  description: string;
  initialValue: string;
  list: { title: string; value: string }[];
}) {
  const { list, ...rest } = field;
  return defineField({
    ...rest,
    group: 'program',
    type: 'string',
    options: { list },
    validation: (rule) => rule.required().error(said.missing(field.title)),
  });
}

function rangeField(
  name: 'ages' | 'grades',
  { title, description }: { title: string; description: string },
) {
  const { from: min, to: max } = PLAYER_LIMITS[name];
  const { from, to } = DEFAULTS[name];
  return objectField({
    name,
    title,
    description,
    group: 'players',
    columns: 2,
    check: (range) => isInOrder(range) || said.order(title),
    fields: [
      wholeNumberField({ name: 'from', title: 'From', min, max, initialValue: from }),
      wholeNumberField({ name: 'to', title: 'To', min, max, initialValue: to }),
    ],
  });
}

const isInOrder = ({ from = 0, to = from }: Partial<WholeRange> = {}) => from <= to;

export const programFields = [
  choiceField({
    name: 'timeZone',
    title: 'Time zone',
    description: 'All game times are in this time zone.',
    initialValue: 'America/New_York',
    list: TIME_ZONES,
  }),
  choiceField({
    name: 'taxStatus',
    title: 'Tax status',
    description:
      'In the footer, and on receipts and beside the forms for gifts: whether a gift can be deducted.',
    initialValue: DEFAULTS.taxStatus,
    list: TAX_STATUSES.map((value) => ({ value, title: TAX_WORDS[value].title })),
  }),
  choiceField({
    name: 'country',
    title: 'Country',
    description: 'Amounts are in its currency.',
    initialValue: DEFAULTS.country,
    list: Object.entries(COUNTRIES).map(([value, { name }]) => ({ value, title: name })),
  }),
  wholeNumberField({
    name: 'copyrightYear',
    title: 'Copyright year',
    description:
      'After the © of the footer. Empty, it is the year in which the site was last built.',
    group: 'program',
    min: 1990,
    max: 2100,
    optional: true,
  }),
  lineField({ name: 'sport', title: 'Sport', description: 'Basketball', group: 'program' }),
  lineField({
    name: 'scoreName',
    title: 'What a score counts',
    description: 'Points or Goals: the schedule shows the “Average Points”.',
    group: 'program',
  }),
  wholeNumberField({
    name: 'nightlyHour',
    title: 'Hour of the night’s work',
    description: 'Reminders are emailed in this hour, 0 to 23: 5 is five in the morning.',
    group: 'program',
    min: 0,
    max: 23,
    initialValue: DEFAULTS.nightlyHour,
  }),
  defineField({
    name: 'languages',
    title: 'Languages',
    description:
      'Of the pages, forms, and emails. English is always one of them; the dashboard stays in English.',
    group: 'program',
    type: 'array',
    of: [defineArrayMember({ type: 'string' })],
    options: { list: LANGUAGE_CHOICES },
    initialValue: DEFAULTS.languages,
    validation: (rule) => rule.unique(),
  }),
  defineField({
    name: 'statesServed',
    title: 'States served',
    description:
      'Where players may live. Forms start with the first one: drag the state of most families to the top.',
    group: 'players',
    type: 'array',
    // Not as check boxes: the Studio stores these in the order of its own list, so Alabama would come first.
    of: [
      defineArrayMember({
        type: 'string',
        options: { list: STATES },
        validation: (rule) => rule.required().error('Choose the state.'),
      }),
    ],
    initialValue: DEFAULTS.statesServed,
    validation: (rule) => [
      rule.required().min(1).error(said.atLeastOne('state')),
      rule.unique().error('This state is in the list twice.'),
    ],
  }),
  rangeField('ages', {
    title: 'Ages',
    description:
      'Of players, both included. A player of 18 or older signs for themselves: the form’s signature is a parent’s, so have these players sign on paper.',
  }),
  rangeField('grades', {
    title: 'Grades',
    description:
      'Of players, both included; 0 is kindergarten. For players who are not in school: -1 is before kindergarten, 13 is after grade 12.',
  }),
  wholeNumberField({
    name: 'claimYears',
    title: 'Years to go to court',
    description:
      'How long after turning 18 an injured player can go to court in your state: ask your lawyer. Signed waivers are kept that long, and at least 7 years. In Florida: 4.',
    group: 'players',
    min: 1,
    max: 30,
    initialValue: DEFAULTS.claimYears,
  }),
];
