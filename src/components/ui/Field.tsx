import { type ReactNode, useId, useMemo } from 'react';
import { messages } from '#words/controls.ts';
import { FieldError } from './FieldError.tsx';
import { FieldContext, type FieldControl } from './field-context.ts';

interface FieldProps {
  label: string;
  hint?: string | undefined;
  /** In words, what to do; shown beside the control and read with it. */
  error?: string | undefined;
  /** Optional fields are marked, required ones are not. */
  optional?: boolean | undefined;
  className?: string;
  /** One TextInput, Select or other control that calls `useFieldControl`. */
  children: ReactNode;
}

/** Label, hint, control and error of one form field. */
export function Field({ label, hint, error, optional, className = '', children }: FieldProps) {
  const id = useId();
  const control = useMemo(() => describeControl(id, hint, error), [id, hint, error]);
  return (
    <div className={`flex min-w-0 flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> {messages.optional}</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldContext value={control}>{children}</FieldContext>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

function describeControl(
  id: string,
  hint: string | undefined,
  error: string | undefined,
): FieldControl {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    ...(described && { 'aria-describedby': described }),
    ...(error && { 'aria-invalid': true }),
  };
}
