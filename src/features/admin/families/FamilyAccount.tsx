import { useState } from 'react';
import { programZone } from '#browser/program-zone.ts';
import { StatementSummary } from '#components/statement/StatementSummary.tsx';
import { StatementTable } from '#components/statement/StatementTable.tsx';
import { Button } from '#components/ui/Button.tsx';
import {
  type FamilyAccount as Account,
  readFamilyEndpoint,
} from '#contracts/families/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages as familyMessages } from '#words/office/dashboard/families/list.ts';
import { messages } from '#words/office/dashboard/families/statement.ts';
import { adminHref, useAdminLocation } from '../kit/admin-location.ts';
import { formatInstantDay } from '../kit/instants.ts';
import { openHere } from '../kit/open-here.ts';
import { QueryView } from '../kit/QueryView.tsx';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';
import { HoldButton, HoldNote } from './HoldSection.tsx';
import { LanguageField } from './LanguageField.tsx';
import { MailStatement } from './MailStatement.tsx';
import { OpenBills } from './OpenBills.tsx';
import { ReminderDialog } from './ReminderDialog.tsx';
import '#components/page/print-sheet.css';

/** The account of one family: its statement, to be printed or emailed, and what can be done about it. */
export function FamilyAccount({ email }: { email: string }) {
  const query = useEndpointQuery(readFamilyEndpoint, { email });
  const { data, result, retry } = query;
  const { tab, params } = useAdminLocation();
  return (
    <div className="flex flex-col gap-4">
      <a
        href={adminHref({ tab, params: { ...params, family: '' } })}
        onClick={openHere}
        className="self-start underline"
      >
        {messages.back}
      </a>
      {(!data || result?.ok === false) && (
        <QueryView query={query} failedTitle={messages.failed}>
          {() => null}
        </QueryView>
      )}
      {data && <LoadedAccount family={data} readAt={query.readAt} onChanged={retry} />}
    </div>
  );
}

interface LoadedAccountProps {
  family: Account;
  /** In milliseconds. */
  readAt: number;
  onChanged: () => void;
}

function LoadedAccount({ family, readAt, onChanged }: LoadedAccountProps) {
  const { email, name, players, statement, remindedAt } = family;
  const [isReminding, setReminding] = useState(false);
  return (
    <>
      <HoldNote family={family} onChanged={onChanged} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => window.print()}>{messages.print}</Button>
        <MailStatement email={email} />
        <Button variant="outline" onClick={() => setReminding(true)}>
          {familyMessages.remindOne}
        </Button>
        <HoldButton family={family} onChanged={onChanged} />
      </div>
      <LanguageField family={family} onChanged={onChanged} />
      <article data-print-sheet className="flex flex-col gap-4">
        <header>
          <h2 className="text-h3 wrap-anywhere">{messages.title(name || email)}</h2>
          <p className="text-sm text-muted wrap-anywhere">
            {[
              email,
              players.length > 0 && messages.players(players.join(', ')),
              messages.asOf(formatInstantDay(new Date(readAt).toISOString())),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          {remindedAt && (
            <p className="text-sm text-muted print:hidden">
              {messages.reminded(formatInstantDay(remindedAt))}
            </p>
          )}
        </header>
        <StatementSummary statement={statement} />
        <StatementTable statement={statement} timeZone={programZone()} />
      </article>
      <OpenBills bills={family.bills} onChanged={onChanged} />
      <Gifts gifts={family.gifts} />
      {isReminding && (
        <ReminderDialog
          emails={[email]}
          onClose={() => setReminding(false)}
          onDone={() => {
            setReminding(false);
            onChanged();
          }}
        />
      )}
    </>
  );
}

function Gifts({ gifts }: Pick<Account, 'gifts'>) {
  if (gifts.length === 0) return null;
  return (
    <section>
      <h3 className="text-h3">{messages.gifts}</h3>
      <p className="text-sm text-muted">{messages.giftsText}</p>
      <ul className="mt-2 text-sm">
        {gifts.map(({ at, label, cents }) => (
          <li
            key={`${at} ${label} ${cents}`}
            className="flex justify-between gap-4 border-t border-line py-2"
          >
            <span>
              {formatInstantDay(at)}, {label}
            </span>
            <span className="tabular">{formatCents(cents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
