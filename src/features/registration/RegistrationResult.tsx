import { type ReactNode, useEffect, useState } from 'react';
import { freeForm, isPaidWith } from '#browser/forms/paid-draft.ts';
import { readSessionId, usePaymentReport } from '#browser/forms/use-payment-report.ts';
import { PaymentResult } from '#components/form/PaymentResult.tsx';
import { WayOn } from '#components/form/WayOn.tsx';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { lazyPart } from '#components/page/lazy-part.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { describeProgress } from '#domain/payments/describe-progress.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages as outcomeMessages } from '#words/registration/outcome.ts';
import { firstNamesInDraft } from './celebrate/first-names.ts';
import { FORM } from './form-name.ts';

const WELCOME = lazyPart(async () => (await import('./celebrate/Welcome.tsx')).Welcome);

interface RegistrationResultProps {
  /** The program's. */
  timeZone: string;
}

/** The page a guardian returns to from Stripe's. It only reports: the signed webhook settles the registration. */
export function RegistrationResult({ timeZone }: RegistrationResultProps) {
  const names = useNames();
  const { view, payment, retry } = usePaymentReport({
    kind: 'registration',
    // A paid registration's draft is done with.
    onDecided: ({ sessionId }, isPaid) => {
      if (isPaid) freeForm(FORM, sessionId, true);
    },
  });
  const isInParts = view === 'paid' && payment?.plan;
  const facts: (readonly [string, ReactNode])[] = payment
    ? [[outcomeMessages.number, payment.number], ...describeProgress(payment)]
    : [];
  const words = outcomeMessages.result[isInParts ? 'started' : view];
  const isGood = view === 'paid' || view === 'processing';
  return (
    <PaymentResult
      {...words}
      view={view}
      good={
        isGood && (
          <LoadedOnTouch part={WELCOME} wanted>
            {(Welcome) => (
              <Welcome
                {...words}
                facts={facts}
                names={names}
                isProcessing={view === 'processing'}
                timeZone={timeZone}
              />
            )}
          </LoadedOnTouch>
        )
      }
      facts={facts}
      actions={
        <WayOn
          view={view}
          retry={retry}
          form={{ href: pageAddress('/register'), label: outcomeMessages.result.toForm }}
        >
          <ButtonLink href={pageAddress('/schedules')}>{outcomeMessages.schedule}</ButtonLink>
        </WayOn>
      }
    />
  );
}

/** Who was registered: read before the draft is done with, and never of a draft that was begun since. */
function useNames(): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    if (isPaidWith(FORM, readSessionId())) setNames(firstNamesInDraft());
  }, []);
  return names;
}
