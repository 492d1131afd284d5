import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { TextField } from '#components/form/TextField.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import {
  BankMatchFormSchema,
  matchPayoutEndpoint,
  type Payout,
  unmatchPayoutEndpoint,
} from '#contracts/payouts/dashboard.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { differenceOf, isSent } from '#domain/payouts/payout.ts';
import { messages } from '#words/office/dashboard/payouts.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { EditDialog } from '../../kit/EditDialog.tsx';
import { BankBadge, StatusBadge } from './payout-columns.tsx';

interface PayoutFactsProps {
  payout: Payout;
  onChanged: () => void;
}

/** What a payout is, whether it is what its lines are, and whether the bank has it. */
export function PayoutFacts({ payout, onChanged }: PayoutFactsProps) {
  const { columns: words } = messages;
  const { match, amountCents, linesCents, feeCents, isAutomatic } = payout;
  const facts: [string, string][] = [
    [words.arrives, formatDay(payout.arrivesOn)],
    [words.payments, String(payout.payments)],
    [words.fees, formatCents(feeCents)],
    [words.amount, formatCents(amountCents)],
    [words.id, payout.id],
  ];
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <StatusBadge status={payout.status} />
        <BankBadge bank={payout.bank} />
      </div>
      {payout.failure && <p>{payout.failure}</p>}
      <dl className="grid max-w-lg grid-cols-2 gap-x-4 gap-y-1">
        {facts.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {!isAutomatic && <p>{messages.facts.manual}</p>}
      {isAutomatic && amountCents === linesCents && <p>{messages.facts.adds}</p>}
      {isAutomatic && amountCents !== linesCents && (
        <Alert tone="error" title={messages.facts.differs(formatCents(differenceOf(payout)))} />
      )}
      {match && (
        <p>
          {messages.matchedOn(formatDay(match.day), match.by)}
          {match.note && <span className="block text-muted">{match.note}</span>}
        </p>
      )}
      <div>
        {match ? (
          <Unmatch payout={payout} onDone={onChanged} />
        ) : (
          isSent(payout) && <Match payout={payout} onDone={onChanged} />
        )}
      </div>
    </>
  );
}

function Match({ payout, onDone }: { payout: Payout; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const words = messages.match;
  const close = () => setOpen(false);
  const done = () => {
    close();
    onDone();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.open}</Button>
      {isOpen && (
        <EditDialog
          name="match-payout"
          schema={BankMatchFormSchema}
          prefix=""
          send={({ day, note }) =>
            callApi(matchPayoutEndpoint, { id: payout.id, seen: payout.updatedAt, day, note })
          }
          words={{ ...words, title: words.title(formatCents(payout.amountCents)) }}
          onClose={close}
          onDone={done}
          onReload={done}
        >
          {(errors) => (
            <>
              <TextField
                name="day"
                type="date"
                label={words.day}
                errors={errors}
                defaultValue={payout.arrivesOn}
              />
              <TextField
                name="note"
                label={words.note}
                hint={words.noteHint}
                errors={errors}
                maxLength={300}
                optional
              />
            </>
          )}
        </EditDialog>
      )}
    </>
  );
}

function Unmatch({ payout, onDone }: { payout: Payout; onDone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const words = messages.unmatch;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={words.title}
          text={words.text}
          confirm={words.confirm}
          confirming={words.confirming}
          call={() => callApi(unmatchPayoutEndpoint, { id: payout.id, seen: payout.updatedAt })}
          done={words.done}
          failedTitle={words.failed}
          onClose={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </>
  );
}
