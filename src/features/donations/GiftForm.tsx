import { PaymentForm } from '#components/form/PaymentForm.tsx';
import { PaymentSummary } from '#components/form/PaymentSummary.tsx';
import type { Payee } from '#components/form/PledgeInstructions.tsx';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { onTouch } from '#components/page/lazy-part.ts';
import { impactOf } from '#domain/donations/gift-picks.ts';
import { minimumMonthly } from '#domain/donations/gift-rules.ts';
import { formatAmount } from '#domain/money/amount-range.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages } from '#words/donations/form.ts';
import { AmountFields, type TiledPick } from './AmountFields.tsx';
import { DonorFields } from './DonorFields.tsx';
import { scheduleFacts } from './gift-facts.ts';
import { type GiftType, TYPED } from './read-gift.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { type GiftTerms, useGiftForm } from './use-gift-form.ts';

const STEP = onTouch(async () => (await import('./GiftStep.tsx')).GiftStep);

interface GiftFormProps {
  type: GiftType;
  picks: readonly TiledPick[];
  /** The amount that the page comes with; undefined where there is none to pick. */
  preselected: Cents | undefined;
  terms: GiftTerms;
  payee: Payee;
  /** What is said below the amount, of receipts and taxes. */
  notes: readonly string[];
}

/** A giving form, written into the page at build time: its fields can be typed into before hydration. */
export function GiftForm({ type, picks, preselected, terms, payee, notes }: GiftFormProps) {
  const gift = useGiftForm(type, terms, preselected);
  const { errors, live, days, step } = gift;
  const own = messages[type];
  const amount = live.amountCents === null ? null : formatCents(live.amountCents);
  const impact = live.amountCents === null ? null : impactOf(live.amountCents, picks);
  const hint =
    type === 'monthly'
      ? minimumMonthly(terms.monthlyMinimumCents)
      : messages.oneTimeHint(`$${formatAmount(terms.oneTimeMinimumCents)}`);
  return (
    <>
      <LoadedOnTouch part={STEP} wanted={step !== undefined}>
        {(GiftStep) =>
          step && (
            <GiftStep
              type={type}
              step={step}
              picks={picks}
              payee={payee}
              name={live.name}
              onBack={gift.back}
            />
          )
        }
      </LoadedOnTouch>
      <PaymentForm
        control={gift}
        hidden={step !== undefined}
        choices={
          <>
            <AmountFields
              typed={TYPED[type]}
              picks={picks}
              preselected={preselected}
              hint={hint}
              errors={errors}
            />
            {type === 'monthly' && (
              <ScheduleFields
                errors={errors}
                firstOn={live.firstOn}
                startsFrom={days?.startsFrom}
                startsUntil={days?.startsUntil}
              />
            )}
          </>
        }
        summary={
          <PaymentSummary
            title={own.summary}
            amount={amount}
            empty={own.chooseAmount}
            facts={live.firstOn ? scheduleFacts(live.firstOn) : []}
          >
            {impact && <p>{impact}</p>}
            {notes.map((note) => (
              <p key={note} className="text-sm text-muted">
                {note}
              </p>
            ))}
          </PaymentSummary>
        }
        details={<DonorFields errors={errors} />}
        submit={amount ? own.submit(amount) : own.submitUnknown}
        words={messages}
      />
    </>
  );
}
