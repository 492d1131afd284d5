import { useId, useState } from 'react';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import type { AdminBill } from '#contracts/billing/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { messages as billMessages } from '#words/office/dashboard/player-bills.ts';
import { BillTerms } from '../kit/payments/BillTerms.tsx';
import { type ChosenPerson, PersonPicker } from './PersonPicker.tsx';

const messages = billMessages.dialog;

interface BillFieldsProps {
  /** Undefined for a new one: the defaults are the specification's, cash and pending. */
  bill: AdminBill | undefined;
  errors: Readonly<Record<string, string>>;
  /** What becomes of money and registration where the bill is canceled. */
  whenCancelled?: string | undefined;
}

/** The fields of Add and Edit. */
export function BillFields({ bill, errors, whenCancelled }: BillFieldsProps) {
  const player = bill && { id: bill.playerId, name: bill.playerName };
  const parent =
    bill?.parentId && bill.payer
      ? {
          id: bill.parentId,
          name: fullName(bill.payer),
          email: bill.payer.email,
        }
      : undefined;
  const [guardian, setGuardian] = useState<ChosenPerson | undefined>(
    bill?.payer ? { id: '', name: fullName(bill.payer), email: bill.payer.email } : undefined,
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PersonPicker
        name="playerId"
        label={messages.player}
        findLabel={messages.findPlayer}
        ofRole="member"
        initial={player}
        error={errors.playerId}
      />
      <PersonPicker
        name="parentId"
        label={messages.parent}
        findLabel={messages.findParent}
        ofRole="parent"
        initial={parent}
        optional
        error={errors.parentId}
        onChosen={setGuardian}
      />
      <GuardianFields key={guardian?.email} guardian={guardian} errors={errors} />
      <Field label={messages.description} error={errors.description} className="sm:col-span-2">
        <TextInput name="description" maxLength={200} defaultValue={bill?.description} />
      </Field>
      <BillTerms
        bill={bill}
        errors={errors}
        methods={billMessages.methods}
        defaultMethod="cash"
        whenCancelled={whenCancelled}
      />
    </div>
  );
}

interface GuardianFieldsProps {
  guardian: ChosenPerson | undefined;
  errors: Readonly<Record<string, string>>;
}

/** Who gets the emails: filled from the parent or the player where it is left empty. */
function GuardianFields({ guardian, errors }: GuardianFieldsProps) {
  const hintId = useId();
  return (
    <fieldset
      aria-describedby={hintId}
      className="grid min-w-0 items-start gap-x-4 gap-y-2 sm:col-span-2 sm:grid-cols-2"
    >
      <legend className="sr-only">{messages.guardian}</legend>
      {/* Above both: over one alone it would push its field below the other. */}
      <p id={hintId} className="text-sm text-muted sm:col-span-2">
        {messages.guardianHint}
      </p>
      <Field label={messages.guardianName} optional error={errors.guardianName}>
        <TextInput name="guardianName" maxLength={201} defaultValue={guardian?.name.trim()} />
      </Field>
      <Field label={messages.guardianEmail} optional error={errors.guardianEmail}>
        <TextInput
          name="guardianEmail"
          type="email"
          maxLength={254}
          defaultValue={guardian?.email}
          autoComplete="off"
        />
      </Field>
    </fieldset>
  );
}
