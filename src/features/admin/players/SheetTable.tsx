import { ScrollArea } from '#components/ui/ScrollArea.tsx';
import type { EmergencySheet } from '#contracts/players/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { gradeName } from '#domain/registration/player-rules.ts';
import { messages } from '#words/office/dashboard/players/emergency-sheet.ts';
import { PhoneLink } from '../kit/contact-links.tsx';

type SheetPlayer = EmergencySheet['players'][number];

interface SheetTableProps {
  players: readonly SheetPlayer[];
  medical: ReadonlyMap<string, string | null> | undefined;
}

const CELL = 'border border-line px-3 py-2 align-top text-start';

/** A line for each player: large enough to be read in a hurry. */
export function SheetTable({ players, medical }: SheetTableProps) {
  const { player, guardian, emergency, medical: notes } = messages.columns;
  const heads = [player, guardian, emergency, ...(medical ? [notes] : [])];
  return (
    <ScrollArea label={messages.list} className="overflow-x-auto print:overflow-visible">
      <table className="w-full border-collapse">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col" className={`${CELL} bg-tint font-semibold`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {players.map((line) => (
            <tr key={line.id}>
              <th scope="row" className={`${CELL} font-normal`}>
                <span className="font-semibold">{fullName(line)}</span>
                <br />
                <span className="tabular text-sm">{describePlayer(line)}</span>
              </th>
              <td className={CELL}>
                <Contact name={line.parentGuardianName} phone={line.parentGuardianPhone} />
              </td>
              <td className={CELL}>
                <Contact name={line.emergencyContactName} phone={line.emergencyContactPhone} />
              </td>
              {medical && (
                <td className={`${CELL} whitespace-pre-wrap`}>
                  {medical.has(line.id)
                    ? (medical.get(line.id) ?? messages.none)
                    : messages.notRead}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}

function describePlayer({ jerseyNumber, age, grade, phone }: SheetPlayer): string {
  const parts = [
    jerseyNumber && messages.jersey(jerseyNumber),
    age !== null && messages.age(age),
    grade !== null && messages.grade(gradeName(grade)),
    phone,
  ];
  return parts.filter(Boolean).join(', ');
}

function Contact({ name, phone }: { name: string | null; phone: string | null }) {
  if (!name && !phone) return messages.missing;
  return (
    <>
      {name}
      <br />
      {phone && <PhoneLink number={phone} />}
    </>
  );
}
