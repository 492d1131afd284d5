import { type ReactNode, useEffect, useRef } from 'react';
import type * as z from 'zod/mini';
import { type Errors, useForm } from '#browser/forms/use-form.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { messages as secondFactorMessages } from '#words/office/dashboard/second-factor.ts';

const messages = secondFactorMessages.dialog;

/** What went wrong with a step: a sentence, and messages by field. */
export interface StepFailure {
  message: string;
  fields?: Readonly<Record<string, string>> | undefined;
}

interface StepFormProps<Schema extends z.ZodMiniType> {
  name: string;
  heading: string;
  text?: string;
  schema: Schema;
  /** Answers what went wrong, if anything. */
  send: (values: z.output<Schema>) => Promise<StepFailure | undefined>;
  submit: string;
  onCancel?: () => void;
  children: (errors: Errors) => ReactNode;
}

/** One step of the dialog: its heading gets the focus, so that it is read, unless a field takes it. */
export function StepForm<Schema extends z.ZodMiniType>(props: StepFormProps<Schema>) {
  const { formProps, errors, failure, busy, showErrors, setFailure } = useForm({
    name: `second-factor-${props.name}`,
    rules: { schema: props.schema },
    draft: false,
    send: async (values) => {
      const failed = await props.send(values);
      if (!failed) return;
      showErrors({ ...failed.fields });
      if (!failed.fields) setFailure(failed.message);
    },
  });
  return (
    <form {...formProps} className="flex flex-col gap-4">
      <StepHeading text={props.text}>{props.heading}</StepHeading>
      {props.children(errors)}
      {failure && (
        <Alert tone="error" title={messages.refused}>
          {failure}
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        {props.onCancel && (
          <Button variant="outline" onClick={props.onCancel}>
            {messages.cancel}
          </Button>
        )}
        <Button type="submit" loading={busy}>
          {busy ? messages.busy : props.submit}
        </Button>
      </div>
    </form>
  );
}

/** A step's heading, which takes the focus when the step comes, unless a field of it has. */
export function StepHeading({ children, text }: { children: string; text?: string | undefined }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isInForm = heading.current?.closest('form')?.contains(document.activeElement);
    if (!isInForm) heading.current?.focus();
  }, []);
  return (
    <div className="flex flex-col gap-2">
      <h3 ref={heading} tabIndex={-1} className="text-lead font-semibold outline-none">
        {children}
      </h3>
      {text && <p className="text-muted">{text}</p>}
    </div>
  );
}
