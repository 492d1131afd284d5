import type { ReactNode } from 'react';

/** Pairs of name and value, such as order number and total. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-3 rounded-lg bg-tint p-5 sm:gap-y-2 sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="sm:contents">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
