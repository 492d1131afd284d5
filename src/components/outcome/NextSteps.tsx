import { messages } from '#words/payment-steps.ts';

/** What happens after a form was sent, in its order. */
export function NextSteps({ steps }: { steps: readonly string[] }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-h3">{messages.next}</h2>
      <ol className="grid gap-4">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="headline grid size-8 shrink-0 place-items-center rounded-full bg-primary-tint text-lg text-primary-text"
            >
              {index + 1}
            </span>
            <span className="min-w-0 pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
