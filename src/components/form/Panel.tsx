import { type ReactNode, useEffect, useRef } from 'react';

interface PanelProps {
  title: string;
  /** Buttons and links, the main one first. */
  actions: ReactNode;
  children: ReactNode;
}

/** Takes the place of the form once something has come of it; its heading gets the focus, so that it is read. */
export function Panel({ title, actions, children }: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return (
    <div className="flex max-w-measure flex-col gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-h2 outline-none">
        {title}
      </h2>
      {children}
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}

/** Pairs of name and value, such as order number and total. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2 rounded-lg bg-tint p-5 sm:grid-cols-[auto_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular mb-2 font-semibold wrap-anywhere sm:mb-0">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
