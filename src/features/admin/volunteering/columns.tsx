import { programToday } from '#browser/program-zone.ts';
import { Badge, type BadgeTone } from '#components/ui/Badge.tsx';
import type { IconPath } from '#components/ui/icons.ts';
import * as icons from '#components/ui/icons.ts';
import type { VolunteerRow } from '#contracts/volunteering/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { inWords } from '#domain/records/told.ts';
import { type VolunteerStanding, volunteerStanding } from '#domain/volunteering/standing.ts';
import { tellApplication } from '#domain/volunteering/tell-application.ts';
import { tellRoles } from '#domain/volunteering/tell-roles.ts';
import { VOLUNTEER_STATUSES } from '#domain/volunteering/volunteer-application.ts';
import { messages as answers } from '#words/office/answers.ts';
import { messages as recordMessages } from '#words/office/dashboard/records.ts';
import { messages } from '#words/office/dashboard/volunteers.ts';
import { MailLine, PhoneLink } from '../kit/contact-links.tsx';
import { formatColumnDay } from '../kit/instants.ts';
import { Name } from '../kit/Name.tsx';
import { createdColumn } from '../kit/office/record-columns.tsx';
import { type AdminColumn, csvOnly } from '../kit/table/column.ts';

const { columns: words } = recordMessages;

export const STATUS_FILTERS = [
  {
    name: 'status',
    label: words.status,
    options: VOLUNTEER_STATUSES.map((value) => ({ value, label: messages.statuses[value] })),
  },
];

const LOOKS: Record<VolunteerStanding, { tone: BadgeTone; icon: IconPath }> = {
  applied: { tone: 'secondary', icon: icons.clock },
  check_under_way: { tone: 'warning', icon: icons.clock },
  cleared: { tone: 'success', icon: icons.check },
  checked_again: { tone: 'success', icon: icons.clock },
  expired: { tone: 'warning', icon: icons.alert },
  expired_in_check: { tone: 'warning', icon: icons.alert },
  declined: { tone: 'neutral', icon: icons.info },
};

type Stands = Pick<VolunteerRow, 'status' | 'clearedUntil'>;

/** Where an application stands today, as icon and word. */
export function VolunteerBadge({ of }: { of: Stands }) {
  return <Badge {...LOOKS[volunteerStanding(of, programToday())]}>{tellStanding(of)}</Badge>;
}

const tellStanding = (of: Stands) => messages.standings[volunteerStanding(of, programToday())];

const rolesOf = (row: VolunteerRow) => tellRoles(row).join(', ');

/** What only a file has of an application, as its details tell it. */
const IN_FILE: readonly AdminColumn<VolunteerRow>[] = [
  answers.address,
  answers.volunteer.dateOfBirth,
  answers.volunteer.emergency,
  answers.volunteer.time,
  answers.volunteer.why,
  answers.volunteer.previousExperience,
  answers.volunteer.workExperience,
  answers.volunteer.education,
  answers.volunteer.skills,
  answers.volunteer.reference(1),
  answers.volunteer.reference(2),
].map((label) =>
  csvOnly(label, label, ({ inFile }) => {
    const told = inFile && tellApplication(inFile).find((one) => one.label === label);
    return told ? inWords(told) : null;
  }),
);

/** What the table shows besides its actions, and what only a spreadsheet gets. */
export const VOLUNTEER_COLUMNS: readonly AdminColumn<VolunteerRow>[] = [
  createdColumn(),
  {
    id: 'name',
    header: messages.name,
    sortable: true,
    card: 'title',
    cell: (row) => (
      <div className="rows:min-w-48">
        <Name>{fullName(row)}</Name>
        <MailLine to={row.email} />
        <PhoneLink number={row.phone} className="block text-muted" />
      </div>
    ),
    csv: fullName,
  },
  csvOnly('email', words.email, ({ email }) => email),
  csvOnly('phone', words.phone, ({ phone }) => phone),
  {
    id: 'roles',
    header: answers.volunteer.roles,
    cell: (row) => <span className="block rows:min-w-40">{rolesOf(row)}</span>,
    csv: rolesOf,
  },
  {
    id: 'availability',
    header: answers.volunteer.available,
    sortable: true,
    cell: ({ availability }) => answers.volunteer.availabilities[availability],
    csv: ({ availability }) => answers.volunteer.availabilities[availability],
  },
  {
    id: 'status',
    header: words.status,
    sortable: true,
    card: 'top',
    cell: (row) => <VolunteerBadge of={row} />,
    csv: tellStanding,
  },
  {
    id: 'clearedUntil',
    isQuiet: true,
    header: messages.clearedUntil,
    labeled: true,
    sortable: true,
    cell: ({ clearedUntil }) =>
      clearedUntil ? formatColumnDay(clearedUntil) : recordMessages.none,
    csv: ({ clearedUntil }) => clearedUntil,
  },
  ...IN_FILE,
  csvOnly('mayWrite', answers.volunteer.mayWrite, ({ inFile }) =>
    inFile ? (inFile.wantsNews ? answers.yes : answers.no) : null,
  ),
  csvOnly('notes', words.notes, ({ inFile }) => inFile?.notes ?? null),
];
