import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './FieldError.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A native checkbox with its label to the right. */
export function Checkbox({ label, hint, error, className = '', ...rest }: CheckboxProps) {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className={`flex flex-col gap-1 ${className}`}>
      <label className="flex items-start gap-3">
        <input
          {...rest}
          type="checkbox"
          className="mt-1 size-4.5 shrink-0"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className="min-w-0">{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ms-7.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
