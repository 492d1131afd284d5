import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import * as icons from '#components/ui/icons.ts';
import type { FamilyRow } from '#contracts/families/dashboard.ts';
import { AGES, type Age } from '#domain/families/age.ts';
import { formatCents } from '#domain/money/money.ts';
import { languageName } from '#words/language-name.ts';
import { messages } from '#words/office/dashboard/families/list.ts';
import { messages as languages } from '#words/office/languages.ts';
import { MailLine } from '../kit/contact-links.tsx';
import { dayForSheet, formatColumnDay } from '../kit/instants.ts';
import { Name } from '../kit/Name.tsx';
import { type AdminColumn, csvOnly } from '../kit/table/column.ts';
import type { FilterChoice } from '../kit/table/table-query.ts';
import { When } from '../kit/When.tsx';

const { columns: words, filters } = messages;

export const FAMILY_FILTERS: readonly FilterChoice[] = [
  {
    name: 'age',
    label: filters.age,
    options: AGES.map((value) => ({ value, label: messages.ages[value] })),
  },
  {
    name: 'balance',
    label: filters.balance,
    options: [
      { value: 'owes', label: filters.owes },
      { value: 'credit', label: filters.credit },
    ],
  },
  {
    name: 'hold',
    label: filters.hold,
    options: [
      { value: 'held', label: filters.held },
      { value: 'free', label: filters.free },
    ],
  },
];

/** How a row is called: by the guardian, the address, or the player nobody is known of. */
export function nameOf({ name, email, players }: FamilyRow): string {
  return name || email || players[0] || messages.unknownGuardian;
}

/** In the colors of the bar above the table. */
const TONES: Record<Age, BadgeTone> = {
  'not-due': 'outline',
  '0-30': 'secondary',
  '31-60': 'warning',
  '61-90': 'warning',
  'over-90': 'danger',
};

/** What the table shows besides its boxes and actions, and what only a spreadsheet gets. */
export const FAMILY_COLUMNS: readonly AdminColumn<FamilyRow>[] = [
  {
    id: 'name',
    header: words.family,
    sortable: true,
    card: 'title',
    cell: (family) => (
      <div>
        <Name>{nameOf(family)}</Name>
        {family.email && <MailLine to={family.email} />}
        <div className="mt-1 flex flex-wrap gap-1 empty:hidden">
          {family.hold && (
            <Badge icon={icons.clock}>{messages.onHold(formatColumnDay(family.hold.until))}</Badge>
          )}
          {/* What most families read goes without saying. */}
          {family.language && family.language !== 'en' && (
            <Badge tone="outline">{languageName(family.language)}</Badge>
          )}
        </div>
      </div>
    ),
    csv: ({ name }) => name,
  },
  csvOnly('email', words.email, ({ email }) => email),
  {
    id: 'players',
    isQuiet: true,
    header: words.players,
    cell: ({ players }) => players.join(', ') || messages.none,
    csv: ({ players }) => players.join(', '),
  },
  {
    id: 'balance',
    header: words.balance,
    sortable: true,
    align: 'end',
    card: 'top',
    cell: ({ balanceCents }) => (
      <>
        {formatCents(balanceCents)}
        {balanceCents < 0 && <span className="block text-sm text-muted">{messages.credit}</span>}
      </>
    ),
    csv: ({ balanceCents }) => balanceCents / 100,
  },
  csvOnly('owed', words.owed, ({ owedCents }) => owedCents / 100),
  csvOnly('credit', words.credit, ({ creditCents }) => creditCents / 100),
  {
    id: 'oldestDue',
    header: words.oldestDue,
    sortable: true,
    card: 'foot',
    labeled: words.due,
    cell: ({ oldestDue }) => oldestDue && formatColumnDay(oldestDue),
    csv: ({ oldestDue }) => oldestDue,
  },
  {
    id: 'age',
    header: words.age,
    card: 'top',
    cell: ({ age, isAutomatic }) => (
      <>
        {age && <Badge tone={TONES[age]}>{messages.ages[age]}</Badge>}
        {isAutomatic && <span className="text-muted rows:block"> {messages.automatic}</span>}
      </>
    ),
    csv: ({ age }) => age && messages.ages[age],
  },
  csvOnly('hold', words.hold, ({ hold }) => hold?.until ?? null),
  {
    id: 'reminded',
    isQuiet: true,
    header: words.reminded,
    labeled: true,
    cell: ({ remindedAt }) => remindedAt && <When instant={remindedAt} />,
    csv: ({ remindedAt }) => remindedAt && dayForSheet(remindedAt),
  },
  csvOnly('language', languages.label, ({ language }) => language && languageName(language)),
];
