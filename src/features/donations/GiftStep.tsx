import type { PaymentStep } from '#browser/forms/pay-by-form.ts';
import { Facts } from '#components/form/Facts.tsx';
import { FinishPaying } from '#components/form/FinishPaying.tsx';
import { firstPledgeSteps } from '#components/form/first-pledge-steps.ts';
import { Panel } from '#components/form/Panel.tsx';
import { PaymentClosed } from '#components/form/PaymentClosed.tsx';
import { type Payee, PledgeInstructions } from '#components/form/PledgeInstructions.tsx';
import { TellFriend } from '#components/outcome/TellFriend.tsx';
import { withName } from '#components/outcome/with-name.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { CreateDonationPaymentResponse } from '#contracts/donations/public.ts';
import type { Gift } from '#domain/donations/donation-form.ts';
import { giftMemo } from '#domain/donations/gift-memo.ts';
import type { OfferedPick } from '#domain/donations/gift-picks.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/donations/form.ts';
import { messages as resultMessages } from '#words/donations/results.ts';
import { pageAddress } from '#words/page-address.ts';
import { chargedFrom, giftFacts } from './gift-facts.ts';
import { giftWords, nextOfGift } from './gift-words.ts';
import { Impact } from './Impact.tsx';
import type { GiftType } from './read-gift.ts';

interface GiftStepProps {
  type: GiftType;
  step: PaymentStep<CreateDonationPaymentResponse, Gift>;
  picks: readonly OfferedPick[];
  payee: Payee;
  /** Of the donor, as typed. */
  name: string;
  onBack: () => void;
}

/** What takes the form's place once a gift has been sent. */
export function GiftStep({ type, step, picks, payee, name, onBack }: GiftStepProps) {
  if (step.at === 'closed') return <PaymentClosed view={step.view} onBack={onBack} />;
  if (step.at === 'decided') {
    const { view, payment } = step;
    const { title, text } = giftWords(view, payment);
    return (
      <Panel
        title={view === 'paid' ? withName(title, name) : title}
        thanks={
          <>
            <Impact cents={payment.totalCents} picks={picks} />
            <p>{text}</p>
          </>
        }
        next={nextOfGift(view, payment)}
        actions={<Links />}
      >
        <Facts facts={giftFacts(chargedFrom(payment))} />
      </Panel>
    );
  }
  const { answer, values } = step;
  if (step.at !== 'pledged') {
    return <FinishPaying url={step.checkout.url} facts={giftFacts(answer)} onBack={onBack} />;
  }
  const { paymentMethod } = values;
  const { title, description } = messages[type].pledge;
  return (
    <Panel
      title={title}
      cheer={withName(resultMessages.result.paid.title, name)}
      thanks={
        <>
          <Impact cents={answer.totalCents} picks={picks} />
          <p>{resultMessages.pledged}</p>
        </>
      }
      next={[
        ...firstPledgeSteps(paymentMethod, description, type === 'one-time'),
        resultMessages.next.pledged,
      ]}
      actions={<Links />}
    >
      {paymentMethod !== 'credit-card' && (
        <PledgeInstructions
          method={paymentMethod}
          payee={payee}
          facts={giftFacts(answer).filter(([name]) => name !== messages.giftAmount)}
          amount={formatCents(answer.totalCents)}
          memo={giftMemo({ type, number: answer.number })}
          achText={description}
          checkText={type === 'monthly' ? messages.checkMonthlyText : messages.checkText}
        />
      )}
    </Panel>
  );
}

function Links() {
  return (
    <>
      <TellFriend main text={resultMessages.friend} path={pageAddress('/sponsors/donate')} />
      <ButtonLink href={pageAddress('/sponsors/donate')} variant="outline">
        {messages.back}
      </ButtonLink>
    </>
  );
}
