import type { ReactNode } from 'react';

interface FieldGroupProps {
  title: string;
  /** Below the title. */
  text?: ReactNode;
  /** Fields, which span 2, 3 or 6 of the six columns: `sm:col-span-3`. */
  children: ReactNode;
}

/** A part of a form under a heading of its own. */
export function FieldGroup({ title, text, children }: FieldGroupProps) {
  return (
    <fieldset className="grid min-w-0 items-start gap-x-4 gap-y-5 sm:grid-cols-6">
      <legend className={`headline text-h3 ${text ? 'mb-1' : 'mb-4'}`}>{title}</legend>
      {text && <p className="text-muted sm:col-span-6">{text}</p>}
      {children}
    </fieldset>
  );
}
