import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';

interface FormProgressProps {
  label: string;
  parts: readonly { id: string; title: string }[];
  /** The ids of the parts that are filled in. */
  done: ReadonlySet<string>;
  /** '2 of 6 parts filled in'. */
  summary: string;
  /** Said of a part that is filled in, for who does not see its mark. */
  doneWord: string;
}

/**
 * How far one is in a long form: beside it a list of its parts that one can jump to, on small screens a
 * bar below the header, but not on screens so low that it would cover what one types.
 */
export function FormProgress({ label, parts, done, summary, doneWord }: FormProgressProps) {
  return (
    <nav
      aria-label={label}
      className="rounded-md max-lg:border max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:py-2 max-lg:shadow-card lg:sticky lg:top-24 max-lg:[@media(min-height:30rem)]:sticky max-lg:[@media(min-height:30rem)]:top-17 max-lg:[@media(min-height:30rem)]:z-10"
    >
      <p className="tabular font-semibold">{summary}</p>
      <div aria-hidden="true" className="mt-1.5 flex gap-1">
        {parts.map(({ id }) => (
          <span
            key={id}
            className={`h-1.5 flex-1 rounded-full ${done.has(id) ? 'bg-success' : 'bg-line'}`}
          />
        ))}
      </div>
      <ol className="mt-4 hidden gap-1 lg:grid">
        {parts.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex items-center gap-2.5 rounded-sm py-1 text-ink no-underline hover:underline"
            >
              <span
                aria-hidden="true"
                className={`tabular flex size-7 shrink-0 items-center justify-center rounded-full border-2 text-sm font-semibold ${done.has(id) ? 'border-success bg-success-tint text-success' : 'border-control'}`}
              >
                {done.has(id) ? <Icon path={icons.check} className="size-4" /> : index + 1}
              </span>
              {title}
              {done.has(id) && <span className="sr-only">, {doneWord}</span>}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
