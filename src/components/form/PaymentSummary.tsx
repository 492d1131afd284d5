import { type ReactNode, useId } from 'react';

interface PaymentSummaryProps {
  title: string;
  /** What is paid, large: '$2,500.00'; null while nothing is chosen. */
  amount: string | null;
  /** In the place of the amount. */
  empty: string;
  /** When and how often. */
  facts: readonly (readonly [string, string])[];
  children?: ReactNode;
}

/** What the choices come to, said anew to screen readers when it changes. */
export function PaymentSummary({ title, amount, empty, facts, children }: PaymentSummaryProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 rounded-lg bg-tint p-5">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <div aria-live="polite" className="flex flex-col gap-3">
        {amount ? (
          <p className="headline text-h1 leading-none">{amount}</p>
        ) : (
          <p className="text-muted">{empty}</p>
        )}
        {facts.length > 0 && (
          <dl className="flex flex-col gap-2 border-t border-line pt-3">
            {facts.map(([name, value]) => (
              <div key={name} className="flex justify-between gap-x-4">
                <dt className="text-muted">{name}</dt>
                <dd className="tabular text-end font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {children}
    </section>
  );
}
