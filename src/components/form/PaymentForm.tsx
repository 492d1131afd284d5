import type { ComponentProps, ReactNode } from 'react';
import { DraftNotice } from './DraftNotice.tsx';
import { FormEnd } from './FormEnd.tsx';

interface PaymentFormProps {
  /** From `usePaymentForm`. */
  control: {
    formProps: ComponentProps<'form'>;
    failure: ReactNode;
    busy: boolean;
    startOver: () => void;
  };
  /** While something has come of it; it keeps what was typed. */
  hidden: boolean;
  /** What is decided first: amounts and dates. */
  choices: ReactNode;
  /** What that comes to; beside the form, on small screens between its two parts. */
  summary: ReactNode;
  /** Whom it concerns, and how it is paid. */
  details: ReactNode;
  /** On the button. */
  submit: string;
  words: { notSent: string; submitting: string };
}

/**
 * A form in which one decides on money before one is asked who one is. The summary stays in sight on
 * large screens.
 */
export function PaymentForm(props: PaymentFormProps) {
  const { control, hidden, choices, summary, details, submit, words } = props;
  const { formProps, failure, busy, startOver } = control;
  return (
    <form {...formProps} hidden={hidden}>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[1fr_22rem]">
        <div className="flex min-w-0 flex-col gap-8">{choices}</div>
        <div className="min-w-0 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {summary}
        </div>
        <div className="flex min-w-0 flex-col gap-8 lg:col-start-1">
          {details}
          <FormEnd
            failure={failure}
            notSent={words.notSent}
            loading={busy}
            className="tabular sm:self-start"
          >
            {busy ? words.submitting : submit}
          </FormEnd>
          <DraftNotice onStartOver={startOver} />
        </div>
      </div>
    </form>
  );
}
