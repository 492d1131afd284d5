import { type FormEvent, useState } from 'react';
import { AccountCheckbox } from '#components/form/AccountCheckbox.tsx';
import { AccountOptions } from '#components/form/AccountOptions.tsx';
import { Honeypot } from '#components/form/Honeypot.tsx';
import { SubmitButton } from '#components/form/SubmitButton.tsx';
import { useHydrated } from '#components/form/use-hydrated.ts';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { lazyPart, onTouch } from '#components/page/lazy-part.ts';
import { Button } from '#components/ui/Button.tsx';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/registration/form.ts';
import { AgreementsSection } from './AgreementsSection.tsx';
import { FeePlan } from './FeePlan.tsx';
import { FeeSection } from './FeeSection.tsx';
import { GuardianFields } from './GuardianFields.tsx';
import { useInvitation } from './invited/use-invitation.ts';
import { PaymentSection } from './PaymentSection.tsx';
import { PlayersSection } from './PlayersSection.tsx';
import { StepSection, StepsNav } from './steps/StepSection.tsx';
import type { RegistrationTerms } from './terms.ts';
import { describeTypedPlayer, withoutPlayer } from './typed-players.ts';
import { useMedicalQuestion } from './use-medical-question.ts';
import type { useRegistration } from './use-registration.ts';

const later = () => import('./later.ts');
/** For a family that comes back by its link, and for nobody else. */
const INVITED = lazyPart(async () => (await later()).loadInvited());
/** Below the form, and of use once it can be typed into: nothing moves when it comes. */
const DRAFT = lazyPart(async () => (await later()).loadDraft());
/** For a family whose players are known, and for nobody else. */
const KNOWN = lazyPart(async () => (await later()).loadKnown());
const PROBLEMS = onTouch(async () => (await later()).loadProblems());
const NOT_SENT = onTouch(async () => (await later()).loadNotSent());
const REMOVE_PLAYER = onTouch(async () => (await later()).loadRemoval());
const MEDICAL = onTouch(async () => (await later()).loadMedical());

interface RegistrationFormProps {
  registration: ReturnType<typeof useRegistration>;
  terms: RegistrationTerms;
  /** While something has come of it; it keeps what was typed. */
  hidden: boolean;
}

/**
 * The form, written into the page at build time with one player: its fields can be typed into before
 * hydration. It is one form: the steps show a part of it at a time.
 */
export function RegistrationForm({ registration, terms, hidden }: RegistrationFormProps) {
  const { form, steps, players, known, choices, today, fee, discounts } = registration;
  const { step } = steps;
  const { steps: words } = messages;
  const { errors, failure, busy } = form;
  const removal = useRemoval(form, players.remove);
  const invitation = useInvitation();
  const count = players.ids.length;
  const amount = fee.totalCents === 0 ? null : formatCents(fee.firstCents);
  const plan = (
    <FeePlan
      fee={fee}
      count={count}
      method={choices.method}
      rowsOf={discounts.rowsOf}
      hasDates={today !== undefined}
    />
  );
  const medical = useMedicalQuestion(form.form, () => steps.show('players'));

  function labelNow() {
    if (steps.next) return words.goOn(words.titles[steps.next]);
    return busy
      ? messages.submitting
      : messages.submit(count, amount, choices.method, fee.plan !== null);
  }

  function onInput(event: FormEvent<HTMLFormElement>) {
    form.formProps.onInput(event);
    choices.readChoices();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    if (steps.next || !medical.holdBack(event)) void form.formProps.onSubmit(event);
  }

  return (
    <form
      {...form.formProps}
      hidden={hidden}
      onSubmit={onSubmit}
      onInput={onInput}
      className="grid items-start gap-x-10 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="mb-7 grid gap-5 empty:hidden lg:col-span-2">
        <LoadedOnTouch part={INVITED} wanted={invitation !== undefined}>
          {(Invited) =>
            invitation && (
              <Invited
                key={invitation}
                code={invitation}
                form={form.form}
                onKnown={known.setPlayers}
              />
            )
          }
        </LoadedOnTouch>
      </div>
      <FeeSection
        step={step}
        count={count}
        fee={fee}
        plan={plan}
        terms={terms}
        today={today}
        discounts={discounts}
        onMore={() => players.add(step === 'players' ? 'added' : 'filled')}
        onFewer={() => removal.ask(count - 1)}
      />
      <div className="flex min-w-0 flex-col gap-7 lg:col-start-1 lg:row-start-2">
        <StepsNav current={step} onGo={steps.go} />
        <LoadedOnTouch part={PROBLEMS} wanted={Object.keys(errors).length > 0}>
          {(Problems) => <Problems errors={errors} form={form.form} />}
        </LoadedOnTouch>
        <StepSection step="family" current={step}>
          <AccountOptions {...messages.account} withSignUp />
          <GuardianFields errors={errors} states={terms.rules.states} />
        </StepSection>
        <StepSection step="players" current={step}>
          <LoadedOnTouch part={KNOWN} wanted={known.players.length > 0}>
            {(Known) => (
              <Known
                known={known.players}
                form={form.form}
                players={players}
                onRemove={removal.ask}
              />
            )}
          </LoadedOnTouch>
          <PlayersSection
            ids={players.ids}
            errors={errors}
            rules={terms.rules}
            onAdd={() => players.add()}
            onRemove={removal.ask}
          />
        </StepSection>
        <StepSection step="agreements" current={step}>
          <AgreementsSection documents={terms.documents} errors={errors} />
        </StepSection>
        <StepSection step="payment" current={step}>
          <PaymentSection
            errors={errors}
            isShown={step === 'payment'}
            count={count}
            plan={plan}
            terms={terms}
            today={today}
            discounts={discounts}
            onApply={() => void discounts.look(form.form.current)}
          />
          <AccountCheckbox label={messages.account.create} hint={messages.account.createHint} />
        </StepSection>
        <Honeypot />
        <LoadedOnTouch part={REMOVE_PLAYER} wanted={removal.who !== undefined}>
          {(Ask) => <Ask who={removal.who} onKeep={removal.keep} onRemove={removal.remove} />}
        </LoadedOnTouch>
        <LoadedOnTouch part={MEDICAL} wanted={medical.who !== undefined}>
          {(Ask) => <Ask question={medical} />}
        </LoadedOnTouch>
        <LoadedOnTouch part={NOT_SENT} wanted={failure !== undefined}>
          {(NotSent) => (
            <NotSent failure={failure} onReplace={form.mustConfirm ? form.replace : undefined} />
          )}
        </LoadedOnTouch>
        <div data-needs-script className="flex flex-wrap-reverse gap-3">
          {steps.previous && (
            <Button variant="outline" size="lg" onClick={steps.back}>
              {words.back(words.titles[steps.previous])}
            </Button>
          )}
          <SubmitButton loading={busy} className="tabular grow sm:grow-0">
            {labelNow()}
          </SubmitButton>
        </div>
        <DraftOnceReady onStartOver={form.startOver} />
      </div>
    </form>
  );
}

/** Learns alone, as the button does, that the form can be typed into. */
function DraftOnceReady({ onStartOver }: { onStartOver: () => void }) {
  return (
    <LoadedOnTouch part={DRAFT} wanted={useHydrated()}>
      {(Draft) => <Draft onStartOver={onStartOver} />}
    </LoadedOnTouch>
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
