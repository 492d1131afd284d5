import type { ReactNode } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { PaymentView } from '#domain/payments/choices.ts';
import { messages } from '#words/controls.ts';

interface WayOnProps {
  view: PaymentView;
  /** Asks again. */
  retry: () => void;
  /** The form, where nothing was paid. */
  form: { href: string; label: string };
  /** From a payment that is decided. */
  children?: ReactNode;
}

/** What a payer can do next. */
export function WayOn({ view, retry, form, children }: WayOnProps) {
  switch (view) {
    case 'confirming':
      return null;
    case 'slow':
    case 'unavailable':
      return <Button onClick={retry}>{messages.retry}</Button>;
    case 'failed':
    case 'expired':
      return <ButtonLink href={form.href}>{form.label}</ButtonLink>;
    default:
      return children;
  }
}
