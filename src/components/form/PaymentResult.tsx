import type { ReactNode } from 'react';
import type { GoodResultProps } from '#components/outcome/GoodResult.tsx';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { lazyPart } from '#components/page/lazy-part.ts';
import { Spinner } from '#components/ui/Spinner.tsx';
import type { PaymentView } from '#domain/payments/choices.ts';
import { Facts } from './Facts.tsx';

interface PaymentResultProps extends Omit<GoodResultProps, 'next'> {
  view: PaymentView;
  /** Where it went well: what happens next, in its order. */
  next?: GoodResultProps['next'] | undefined;
  /** Where it went well: what is shown then, if not the usual thanks. */
  good?: ReactNode;
}

/** Loaded once there is something to be glad of. */
const GOOD = lazyPart(async () => (await import('#components/outcome/GoodResult.tsx')).GoodResult);

/** What has become of a payment, on the page that a payer returns to. Of one that is not known, the page itself says so. */
export function PaymentResult(props: PaymentResultProps) {
  return (
    <>
      {/* For screen readers, in one place from the start: one that comes with its words is not read. */}
      <p role="status" className="sr-only">
        {props.title}
      </p>
      <Shown {...props} />
    </>
  );
}

function Shown(props: PaymentResultProps) {
  const { title, text, view, next, good, facts, actions, children } = props;
  if (good) return good;
  if (next) {
    return (
      <LoadedOnTouch part={GOOD} wanted>
        {(GoodResult) => <GoodResult {...props} next={next} />}
      </LoadedOnTouch>
    );
  }
  return (
    <div className="flex max-w-measure flex-col gap-5">
      <div className="flex flex-col gap-3">
        <h1 className="flex items-center gap-4 text-h1">
          {view === 'confirming' && <Spinner className="size-8" />}
          {title}
        </h1>
        <p className="text-lead text-muted">{text}</p>
      </div>
      {facts.length > 0 && <Facts facts={facts} />}
      {children}
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
