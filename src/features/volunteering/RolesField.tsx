import { useId } from 'react';
import { FieldError } from '#components/ui/FieldError.tsx';
import { messages } from '#words/volunteering.ts';
import type { OfferedRole } from './offered-roles.ts';

interface RolesFieldProps {
  roles: readonly OfferedRole[];
  error: string | undefined;
}

const CARD =
  'flex items-start gap-3 rounded-md border border-control bg-surface p-3 transition-colors ' +
  'has-checked:border-secondary-text has-checked:bg-secondary-tint';

/** The roles as boxes to tick; one or more. */
export function RolesField({ roles, error }: RolesFieldProps) {
  const id = useId();
  return (
    <fieldset
      aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
      className="min-w-0 sm:col-span-6"
    >
      <legend className="font-semibold">{messages.preferredRoles}</legend>
      <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
        {messages.preferredRolesHint}
      </p>
      <div className="grid gap-x-4 gap-y-2 sm:grid-cols-2">
        {roles.map(({ role, title, commitment }) => (
          <label key={role} className={CARD}>
            <input
              type="checkbox"
              name="preferredRoles"
              value={role}
              className="mt-1 size-4.5 shrink-0"
              aria-invalid={error ? true : undefined}
            />
            <span className="min-w-0">
              <span className="block font-medium">{title}</span>
              {commitment && <span className="block text-sm text-muted">{commitment}</span>}
            </span>
          </label>
        ))}
      </div>
      <div className="mt-1.5">
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </fieldset>
  );
}
