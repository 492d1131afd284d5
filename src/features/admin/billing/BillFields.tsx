import { type RefObject, useId, useRef, useState } from 'react';
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
  const payer = bill?.payer
    ? { id: '', name: fullName(bill.payer), email: bill.payer.email }
    : undefined;
  const [guardian, setGuardian] = useState<ChosenPerson | undefined>(payer);
  const guardianFields = useRef<HTMLFieldSetElement>(null);
  const [isParentChosen, setParentChosen] = useState(false);
  /** Whether the bill is for another player now, whose guardian is not known here. */
  const [isMoved, setMoved] = useState(false);

  /** The guardian of the player before must not be asked for the money of another: the server fills it in. */
  function choosePlayer(person: ChosenPerson | undefined) {
    if (!bill || isParentChosen || isTyped(guardianFields)) return;
    const moves = person?.id !== bill.playerId;
    setMoved(moves);
    setGuardian(moves ? undefined : payer);
  }

  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <PersonPicker
        name="playerId"
        label={messages.player}
        findLabel={messages.findPlayer}
        ofRole="member"
        initial={player}
        error={errors.playerId}
        onChosen={choosePlayer}
      />
      <PersonPicker
        key={String(isMoved)}
        name="parentId"
        label={messages.parent}
        findLabel={messages.findParent}
        ofRole="parent"
        initial={isMoved ? undefined : parent}
        optional
        error={errors.parentId}
        onChosen={(person) => {
          setParentChosen(true);
          setGuardian(person);
        }}
      />
      <GuardianFields
        key={guardian?.email}
        ref={guardianFields}
        guardian={guardian}
        isChange={bill !== undefined}
        errors={errors}
      />
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

function isTyped({ current }: RefObject<HTMLFieldSetElement | null>): boolean {
  const inputs = [...(current?.querySelectorAll('input') ?? [])];
  return inputs.some(({ value, defaultValue }) => value !== defaultValue);
}

interface GuardianFieldsProps {
  ref: RefObject<HTMLFieldSetElement | null>;
  guardian: ChosenPerson | undefined;
  /** Of a bill that is there already: what waits to be sent about it may go out. */
  isChange: boolean;
  errors: Readonly<Record<string, string>>;
}

/** Who gets the emails: filled from the parent or the player where it is left empty. */
function GuardianFields({ ref, guardian, isChange, errors }: GuardianFieldsProps) {
  const hintId = useId();
  return (
    <fieldset
      ref={ref}
      aria-describedby={hintId}
      className="grid min-w-0 items-start gap-x-4 gap-y-2 sm:col-span-2 sm:grid-cols-2"
    >
      <legend className="sr-only">{messages.guardian}</legend>
      {/* Above both: over one alone it would push its field below the other. */}
      <p id={hintId} className="text-sm text-muted sm:col-span-2">
        {isChange
          ? `${messages.guardianHint} ${messages.guardianChangeHint}`
          : messages.guardianHint}
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
