import { freeForm } from '#browser/forms/paid-draft.ts';
import { usePaymentReport } from '#browser/forms/use-payment-report.ts';
import { useTypedName } from '#browser/forms/use-typed-name.ts';
import { PaymentResult } from '#components/form/PaymentResult.tsx';
import { WayOn } from '#components/form/WayOn.tsx';
import { TellFriend } from '#components/outcome/TellFriend.tsx';
import { withName } from '#components/outcome/with-name.ts';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { lazyPart } from '#components/page/lazy-part.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { PaymentSummary } from '#contracts/payments/public.ts';
import type { OfferedPick } from '#domain/donations/gift-picks.ts';
import { messages } from '#words/donations/form.ts';
import { messages as resultMessages } from '#words/donations/results.ts';
import { pageAddress } from '#words/page-address.ts';
import { FORMS } from './form-names.ts';
import { chargedFrom, giftFacts } from './gift-facts.ts';
import { giftWords, nextOfGift } from './gift-words.ts';
import { Impact } from './Impact.tsx';
import type { GiftType } from './read-gift.ts';

/** For who has given: a form of its own. */
const STATEMENT = lazyPart(async () => (await import('./StatementRequest.tsx')).StatementRequest);

interface GiftResultProps {
  /** By kind of gift: what the suggested amounts do. */
  picks: Readonly<Record<GiftType, readonly OfferedPick[]>>;
}

/** The page a donor returns to. It only reports: the signed webhook settles the gift. */
export function GiftResult({ picks }: GiftResultProps) {
  const names = useTypedName(Object.values(FORMS));
  const { view, payment, retry } = usePaymentReport({
    kind: 'donation',
    onDecided: ({ plan, sessionId }, isPaid) => freeForm(FORMS[typeOf(plan)], sessionId, isPaid),
  });
  const { result } = resultMessages;
  const given = view === 'paid' || view === 'processing';
  const words = giftWords(view, payment);
  const type = typeOf(payment?.plan);
  const name = names[FORMS[type]];
  return (
    <PaymentResult
      text={words.text}
      title={view === 'paid' ? withName(words.title, name) : words.title}
      more={payment && <Impact cents={payment.totalCents} picks={picks[type]} />}
      view={view}
      next={nextOfGift(view, payment)}
      facts={payment ? giftFacts(chargedFrom(payment)) : []}
      actions={
        <WayOn
          view={view}
          retry={retry}
          form={{ href: pageAddress(`/donations/${type}`), label: result.tryAgain }}
        >
          <ButtonLink href={pageAddress('/')}>{result.home}</ButtonLink>
          <ButtonLink href={pageAddress('/sponsors/donate')} variant="outline">
            {messages.back}
          </ButtonLink>
          {given && (
            <TellFriend text={resultMessages.friend} path={pageAddress('/sponsors/donate')} />
          )}
        </WayOn>
      }
    >
      <LoadedOnTouch part={STATEMENT} wanted={given}>
        {(StatementRequest) => <StatementRequest />}
      </LoadedOnTouch>
    </PaymentResult>
  );
}

function typeOf(plan: PaymentSummary['plan'] | undefined): GiftType {
  return plan ? 'monthly' : 'one-time';
}
