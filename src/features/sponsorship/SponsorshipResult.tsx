import { freeForm } from '#browser/forms/paid-draft.ts';
import { readSessionId, usePaymentReport } from '#browser/forms/use-payment-report.ts';
import { useTypedName } from '#browser/forms/use-typed-name.ts';
import { PaymentResult } from '#components/form/PaymentResult.tsx';
import { useHydrated } from '#components/form/use-hydrated.ts';
import { WayOn } from '#components/form/WayOn.tsx';
import { TellFriend } from '#components/outcome/TellFriend.tsx';
import { withName } from '#components/outcome/with-name.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { describeProgress } from '#domain/payments/describe-progress.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/sponsorship/form.ts';
import { FORM } from './form-name.ts';

interface SponsorshipResultProps {
  /** How soon the sponsor team writes back, such as '48 hours'. */
  answeredWithin: string | null;
}

/** The page a sponsor returns to. It only reports: the signed webhook settles the sponsorship. */
export function SponsorshipResult({ answeredWithin }: SponsorshipResultProps) {
  const name = useTypedName([FORM])[FORM];
  const { view, payment, retry } = usePaymentReport({
    kind: 'sponsorship',
    onDecided: (decided, isPaid) => freeForm(FORM, decided.sessionId, isPaid),
  });
  const sessionId = useHydrated() ? readSessionId() : undefined;
  const isInParts = view === 'paid' && payment?.plan;
  const { title, text } = messages.result[isInParts ? 'started' : view];
  const isGiven = view === 'paid' || view === 'processing';
  return (
    <PaymentResult
      title={isGiven ? withName(title, name) : title}
      text={text}
      view={view}
      next={isGiven ? messages.next(answeredWithin) : undefined}
      facts={[
        ...(payment
          ? [[messages.number, payment.number] as const, ...describeProgress(payment)]
          : []),
        ...(sessionId ? [[messages.transactionId, <Id key="id" id={sessionId} />] as const] : []),
      ]}
      // What comes of the payment would push them down.
      actions={
        view !== 'confirming' && (
          <>
            <WayOn
              view={view}
              retry={retry}
              form={{ href: pageAddress('/sponsorship-form'), label: messages.result.tryAgain }}
            />
            <ButtonLink href={pageAddress('/sponsors')} variant="outline">
              {messages.sponsors}
            </ButtonLink>
            <ButtonLink href={pageAddress('/')} variant="outline">
              {messages.home}
            </ButtonLink>
            {isGiven && (
              <TellFriend text={messages.friend} path={pageAddress('/sponsors/become')} />
            )}
          </>
        )
      }
    />
  );
}

/** It is long, and has no place to break. */
function Id({ id }: { id: string }) {
  return <span className="break-all">{id}</span>;
}
