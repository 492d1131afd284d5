import type { AdminRegistration, RegistrationRow } from '#contracts/registration/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { answerLabel, PLAYER_ANSWER_LIST } from '#domain/registration/player-answers.ts';
import { languageName } from '#words/language-name.ts';
import { messages as recordMessages } from '#words/office/dashboard/records.ts';
import { messages } from '#words/office/dashboard/registrations.ts';
import { messages as languages } from '#words/office/languages.ts';
import { booksColumns, moneyColumns, payerColumns } from '../kit/office/payment-columns.tsx';
import { createdColumn, numberColumn } from '../kit/office/record-columns.tsx';
import { type AdminColumn, csvOnly } from '../kit/table/column.ts';

const { columns: words, yes, no } = recordMessages;

const playersOf = ({ players }: AdminRegistration) => players.map(fullName).join(', ');

/** What the table shows besides its actions, and what only a spreadsheet gets. */
export const REGISTRATION_COLUMNS: readonly AdminColumn<RegistrationRow>[] = [
  numberColumn(),
  createdColumn(),
  ...payerColumns<RegistrationRow>(messages.guardian),
  csvOnly('phone', words.phone, ({ phone }) => phone),
  { id: 'players', header: messages.players, cell: playersOf, csv: playersOf },
  // Of several players, each after the name.
  ...PLAYER_ANSWER_LIST.map(({ name }) =>
    csvOnly<RegistrationRow>(name, answerLabel(name), ({ players }) =>
      players
        .flatMap(({ firstName, [name]: text }) => (text === null ? [] : [`${firstName}: ${text}`]))
        .join('; '),
    ),
  ),
  ...moneyColumns<RegistrationRow>(),
  ...booksColumns<RegistrationRow>(),
  csvOnly<RegistrationRow>('discounts', messages.discount, ({ discounts = [] }) =>
    discounts.map(({ name, cents }) => `${name}: ${(cents / 100).toFixed(2)}`).join('; '),
  ),
  {
    id: 'frequency',
    card: 'top',
    header: words.frequency,
    sortable: true,
    cell: ({ paymentFrequency }) => messages.frequencies[paymentFrequency],
    csv: ({ paymentFrequency }) => messages.frequencies[paymentFrequency],
  },
  csvOnly('season', messages.season, ({ seasonName }) => seasonName),
  csvOnly<RegistrationRow>('language', languages.label, ({ payer: { language } }) =>
    language ? languageName(language) : null,
  ),
  csvOnly('mayWrite', messages.mayWrite, ({ wantsNews }) => (wantsNews ? yes : no)),
  csvOnly('notes', words.notes, ({ notes }) => notes ?? null),
];
