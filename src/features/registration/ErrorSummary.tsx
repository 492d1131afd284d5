import type { MouseEvent, RefObject } from 'react';
import type { Errors } from '#components/form/TextField.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import { messages } from '#words/registration/form.ts';
import { messages as sending } from '#words/registration/sending.ts';
import { typedName } from './typed-players.ts';

interface ErrorSummaryProps {
  errors: Errors;
  form: RefObject<HTMLFormElement | null>;
}

/** All that is to be corrected in one place, each a link to its field, and whose it is. */
export function ErrorSummary({ errors, form }: ErrorSummaryProps) {
  const found = Object.entries(errors);
  const fieldOf = (name: string) =>
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`);
  function goTo(event: MouseEvent, name: string) {
    event.preventDefault();
    const field = fieldOf(name);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  }
  return (
    <section
      aria-labelledby="problems"
      className="flex gap-3 rounded-md border border-danger bg-danger-tint p-4"
    >
      <Icon path={icons.alert} className="mt-0.5 size-5 text-danger" />
      <div className="min-w-0">
        <h2 id="problems" className="text-xl">
          {sending.problems(found.length)}
        </h2>
        <ul className="mt-1">
          {found.map(([name, message]) => (
            <li key={name}>
              <a
                href={`#${fieldOf(name)?.id}`}
                onClick={(event) => goTo(event, name)}
                className="inline-block min-h-6 py-0.5 underline"
              >
                {tellProblem(name, message, form.current)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** 'Zoë: Choose an age from 13 to 17.' */
function tellProblem(name: string, message: string, form: HTMLFormElement | null): string {
  const index = /^players\.(\d+)\./.exec(name)?.[1];
  if (index === undefined) return message;
  const who = form && typedName(form, Number(index));
  return `${who || messages.player.legend(Number(index))}: ${message}`;
}
