import { Fragment, type ReactNode } from 'react';

/** Rows of a part of the page. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className="border-b border-line">{children}</ul>;
}

interface RowProps {
  title: string;
  /** Facts about it; what is empty is left out. */
  facts: readonly (string | false | null | undefined)[];
  amount?: string;
  badge?: ReactNode;
  action?: ReactNode;
}

/** A record's number breaks nowhere, or its halves would be read as two. */
function withWholeNumbers(text: string): ReactNode {
  const parts = text.split(/\b([A-Z0-9]{4}-[A-Z0-9]{4})\b/);
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}

/** One record: what it is, how much, how it stands, what can be done. */
export function Row({ title, facts, amount, badge, action }: RowProps) {
  // Nothing is said twice.
  const said = [...new Set(facts.flatMap((fact) => fact || []))];
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-t border-line py-3.5 sm:grid-cols-[1fr_auto_auto] sm:items-center">
      <div className={`min-w-0 ${amount ? '' : 'max-sm:col-span-full'}`}>
        <h3 className="font-body text-base font-semibold tracking-normal text-wrap wrap-anywhere">
          {withWholeNumbers(title)}
        </h3>
        {said.length > 0 && (
          <p className="tabular text-sm text-muted">
            {said.map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 && ' · '}
                <span className="inline-block max-w-full wrap-anywhere">{fact}</span>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      {amount && (
        <span className="tabular text-end font-semibold sm:order-last sm:min-w-16">{amount}</span>
      )}
      <div
        className={`flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden max-sm:col-span-full sm:col-start-2 sm:justify-end ${amount ? '' : 'sm:col-span-2'}`}
      >
        {badge}
        {action}
      </div>
    </li>
  );
}
