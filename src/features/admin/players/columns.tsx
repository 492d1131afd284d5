import { Badge } from '#components/ui/Badge.tsx';
import { type Player, SEASON_FILTERS, WAIVER_FILTERS } from '#contracts/players/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { ROLES } from '#domain/accounts/roles.ts';
import { gradeName } from '#domain/registration/player-rules.ts';
import { messages as roleNames } from '#words/en/labels/roles.ts';
import { messages as filterWords } from '#words/office/dashboard/players/filters.ts';
import { messages } from '#words/office/dashboard/players/list.ts';
import { MailLine, PhoneLink } from '../kit/contact-links.tsx';
import { Name } from '../kit/Name.tsx';
import { createdColumn } from '../kit/office/record-columns.tsx';
import { type AdminColumn, csvOnly } from '../kit/table/column.ts';
import type { FilterChoice } from '../kit/table/table-query.ts';

const { columns: words } = messages;

/** The role filter, in the order of the roles. */
export const ROLE_FILTER = {
  name: 'role',
  label: filterWords.role,
  options: ROLES.map((value) => ({ value, label: roleNames[value] })),
};

/** Who has not signed? Of players alone, whatever the role filter says. */
export const WAIVER_FILTER: FilterChoice = {
  name: 'waiver',
  label: filterWords.waiver,
  options: WAIVER_FILTERS.map((value) => ({ value, label: filterWords[value] })),
  single: true,
};

/** Who plays this season, and who has played before. Of players alone, too. */
export const SEASON_FILTER: FilterChoice = {
  name: 'season',
  label: filterWords.season,
  options: SEASON_FILTERS.map((value) => ({ value, label: filterWords[value] })),
  single: true,
};

/** What the table shows besides its actions, and with what is for spreadsheets only: the roster. */
export const PLAYER_COLUMNS: readonly AdminColumn<Player>[] = [
  {
    id: 'lastName',
    header: words.lastName,
    sortable: true,
    cell: (player) => (
      <div className="rows:min-w-40">
        <Name>{fullName(player)}</Name>
        <MailLine to={player.email} />
        {player.pastSeason && (
          // A season's name would make the column as wide as it is long.
          <div className="[&>span]:whitespace-normal">
            <Badge tone="outline">{messages.past(player.pastSeason)}</Badge>
          </div>
        )}
        {player.phone && <PhoneLink number={player.phone} className="block text-muted" />}
      </div>
    ),
  },
  csvOnly('firstName', words.firstName, ({ firstName }) => firstName),
  csvOnly('lastNameCsv', words.lastNameCsv, ({ lastName }) => lastName),
  csvOnly('dateOfBirth', words.dateOfBirth, ({ dateOfBirth }) => dateOfBirth),
  csvOnly('age', words.age, ({ age }) => age),
  csvOnly('grade', words.grade, ({ grade }) => (grade === null ? null : gradeName(grade))),
  {
    id: 'role',
    header: words.role,
    sortable: true,
    // Most are players: a badge in every row would mark none, and on a card not even the word is needed.
    isUsual: ({ role }) => role === 'member',
    cell: ({ role }) =>
      role === 'member' ? (
        roleNames[role]
      ) : (
        <Badge tone={role === 'admin' ? 'secondary' : 'outline'}>{roleNames[role]}</Badge>
      ),
    csv: ({ role }) => roleNames[role],
  },
  csvOnly('pastSeason', words.pastSeason, ({ pastSeason }) => pastSeason),
  csvOnly('email', words.email, ({ email }) => email),
  csvOnly('phone', words.phone, ({ phone }) => phone),
  text('team', words.team, ({ team }) => team),
  {
    ...text('jersey', words.jersey, ({ jerseyNumber }) => jerseyNumber),
    isQuiet: true,
    labeled: true,
  },
  { ...text('position', words.position, ({ position }) => position), isQuiet: true },
  {
    id: 'guardian',
    isQuiet: true,
    header: words.guardian,
    sortable: true,
    labeled: true,
    cell: ({ parentGuardianName, parentGuardianPhone }) => (
      <>
        {parentGuardianName}{' '}
        {parentGuardianPhone && (
          <PhoneLink number={parentGuardianPhone} className="text-muted rows:block" />
        )}
      </>
    ),
    csv: ({ parentGuardianName }) => parentGuardianName,
  },
  csvOnly('guardianPhone', words.guardianPhone, ({ parentGuardianPhone }) => parentGuardianPhone),
  csvOnly('emergency', words.emergency, ({ emergencyContactName }) => emergencyContactName),
  csvOnly('emergencyPhone', words.emergencyPhone, (player) => player.emergencyContactPhone),
  { ...createdColumn(words.createdAt), labeled: true },
];

function text(
  id: string,
  header: string,
  read: (player: Player) => string | null,
): AdminColumn<Player> {
  return { id, header, sortable: true, cell: (player) => read(player) ?? messages.none, csv: read };
}
