import type { ComponentProps, ReactNode } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Honeypot } from './Honeypot.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface FormEndProps extends ComponentProps<typeof SubmitButton> {
  /** Why it could not be sent. */
  failure: ReactNode;
  /** The title above that. */
  notSent: string;
}

/** The end of a form: the trap for robots, what went wrong, and the button. */
export function FormEnd({ failure, notSent, ...button }: FormEndProps) {
  return (
    <>
      <Honeypot />
      {failure && (
        <Alert tone="error" title={notSent}>
          {failure}
        </Alert>
      )}
      <SubmitButton {...button} />
    </>
  );
}
