import { messages } from '#words/payment-steps.ts';

/** What is done or happens; where there is more to say of it, with that below. */
export type NextStep = string | { step: string; note: string };

/** What happens after a form was sent, in its order. */
export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-h3">{messages.next}</h2>
      <ol className="grid gap-4">
        {steps.map((next, index) => {
          const { step, note } = typeof next === 'string' ? { step: next, note: null } : next;
          return (
            <li key={step} className="flex items-start gap-3">
              <span
                aria-hidden="true"
                className="headline grid size-8 shrink-0 place-items-center rounded-full bg-primary-tint text-lg text-primary-text"
              >
                {index + 1}
              </span>
              <div className="min-w-0 pt-0.5 text-balance">
                {step}
                {note && <p className="text-sm text-muted">{note}</p>}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
