import { type FormEvent, useState } from 'react';
import { useCancelled } from '#browser/forms/use-cancelled.ts';
import { useHydrated } from '#browser/forms/use-hydrated.ts';
import { AccountCheckbox } from '#components/form/AccountCheckbox.tsx';
import { AccountOptions } from '#components/form/AccountOptions.tsx';
import { CancelledNotice } from '#components/form/CancelledNotice.tsx';
import { DraftNotice } from '#components/form/DraftNotice.tsx';
import { Honeypot } from '#components/form/Honeypot.tsx';
import { PaymentMethodField } from '#components/form/PaymentMethodField.tsx';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { lazyPart, onTouch } from '#components/page/lazy-part.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/registration/form.ts';
import { AgreementsSection } from './AgreementsSection.tsx';
import { FeeBar } from './FeeBar.tsx';
import { FeeSection } from './FeeSection.tsx';
import { GuardianFields } from './GuardianFields.tsx';
import { useInvitation } from './invited/use-invitation.ts';
import { PlayersSection } from './PlayersSection.tsx';
import type { RegistrationTerms } from './terms.ts';
import { describeTypedPlayer, withoutPlayer } from './typed-players.ts';
import { useMedicalQuestion } from './use-medical-question.ts';
import type { useRegistration } from './use-registration.ts';

/** For a family that comes back by its link, and for nobody else. */
const INVITED = lazyPart(async () => (await import('./invited/Invited.tsx')).Invited);
const REMOVE_PLAYER = onTouch(
  async () => (await import('./RemovePlayerDialog.tsx')).RemovePlayerDialog,
);
const MEDICAL = onTouch(async () => (await import('./MedicalDialog.tsx')).MedicalDialog);

interface RegistrationFormProps {
  registration: ReturnType<typeof useRegistration>;
  terms: RegistrationTerms;
  /** While something has come of it; it keeps what was typed. */
  hidden: boolean;
}

/** The form, written into the page at build time with one player: its fields can be typed into before hydration. */
export function RegistrationForm({ registration, terms, hidden }: RegistrationFormProps) {
  const { form, players, choices, today, fee, discounts } = registration;
  const { errors, failure, busy } = form;
  const removal = useRemoval(form, players.remove);
  const cancelled = useCancelled();
  const isReady = useHydrated();
  const invitation = useInvitation();
  const count = players.ids.length;
  const amount = fee.totalCents === 0 ? null : formatCents(fee.firstCents);
  const medical = useMedicalQuestion(form.form);

  function onInput(event: FormEvent<HTMLFormElement>) {
    form.onInput(event);
    choices.readChoices();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (!medical.holdBack(event)) void form.onSubmit(event);
  }

  return (
    // Were it ever sent without script, POST keeps what was typed out of the address bar.
    <form
      ref={form.form}
      method="post"
      noValidate
      hidden={hidden}
      onSubmit={onSubmit}
      onInput={onInput}
      className="flex max-w-3xl flex-col gap-9 [&_:is(input,select,textarea)]:scroll-mt-32"
    >
      {cancelled && <CancelledNotice>{messages.cancelled}</CancelledNotice>}
      <LoadedOnTouch part={INVITED} wanted={invitation !== undefined}>
        {(Invited) =>
          invitation && (
            <Invited key={invitation} code={invitation} form={form.form} players={players} />
          )
        }
      </LoadedOnTouch>
      <FeeSection
        count={count}
        fee={fee}
        terms={terms}
        today={today}
        error={errors.paymentFrequency}
        discounts={discounts}
        discountError={errors.discountCode}
        onApply={() => void discounts.look(form.form.current)}
        onMore={players.add}
        onFewer={() => removal.ask(count - 1)}
      />
      <FeeBar count={count} fee={fee} />
      <AccountOptions {...messages.account} withSignUp />
      <DraftNotice except={messages.draftExcept} onStartOver={form.startOver} />
      <p className="-mb-5 text-sm text-muted">{messages.required}</p>
      <GuardianFields errors={errors} states={terms.rules.states} />
      <PlayersSection
        ids={players.ids}
        errors={errors}
        rules={terms.rules}
        onAdd={players.add}
        onRemove={removal.ask}
      />
      <PaymentMethodField errors={errors} hints={messages.methods(terms.instructionsWithin)} />
      <AgreementsSection documents={terms.documents} errors={errors} />
      <AccountCheckbox label={messages.account.create} hint={messages.account.createHint} />
      <Honeypot />
      <LoadedOnTouch part={REMOVE_PLAYER} wanted={removal.who !== undefined}>
        {(Ask) => <Ask who={removal.who} onKeep={removal.keep} onRemove={removal.remove} />}
      </LoadedOnTouch>
      <LoadedOnTouch part={MEDICAL} wanted={medical.who !== undefined}>
        {(Ask) => <Ask question={medical} />}
      </LoadedOnTouch>
      <div className="flex flex-col gap-4">
        {failure && (
          <Alert
            tone="error"
            title={messages.notSent}
            action={form.mustConfirm && <Button onClick={form.replace}>{messages.replace}</Button>}
          >
            {failure}
          </Alert>
        )}
        <Button type="submit" size="lg" loading={busy} disabled={!isReady} className="tabular">
          {busy
            ? messages.submitting
            : messages.submit(count, amount, choices.method, fee.plan !== null)}
        </Button>
      </div>
    </form>
  );
}

/** Removing a player: at once where nothing was typed, else when the person has said so. */
function useRemoval(
  { form, errors, showErrors }: RegistrationFormProps['registration']['form'],
  remove: (index: number) => void,
) {
  const [asked, setAsked] = useState<{ index: number; who: string }>();
  function removeNow(index: number) {
    setAsked(undefined);
    if (Object.keys(errors).length > 0) showErrors(withoutPlayer(errors, index));
    remove(index);
  }
  return {
    who: asked?.who,
    keep: () => setAsked(undefined),
    remove: () => asked && removeNow(asked.index),
    ask: (index: number) => {
      const typed = form.current && describeTypedPlayer(form.current, index);
      if (!typed) return removeNow(index);
      setAsked({ index, who: typed.name || messages.player.legend(index) });
    },
  };
}
