import type { ReactNode } from 'react';
import { messages } from '#words/registration/form.ts';
import { STEPS, type Step } from './steps.ts';

interface StepSectionProps {
  step: Step;
  current: Step;
  children: ReactNode;
}

/** One step of the form: always in the page, so that nothing typed is lost, and shown when it is its turn. */
export function StepSection({ step, current, children }: StepSectionProps) {
  return (
    <section data-step={step} hidden={step !== current} aria-labelledby={`step-${step}`}>
      <h2 id={`step-${step}`} tabIndex={-1} className="text-h2 outline-none">
        {messages.steps.titles[step]}
      </h2>
      <p className="mt-1 mb-5 text-sm text-muted">{messages.required}</p>
      <div className="flex flex-col gap-8">{children}</div>
    </section>
  );
}

interface StepsNavProps {
  current: Step;
  onGo: (step: Step) => void;
}

/** Where one is, and what is left. What one has been through can be opened again. */
export function StepsNav({ current, onGo }: StepsNavProps) {
  const at = STEPS.indexOf(current);
  return (
    <nav aria-label={messages.steps.label} data-needs-script>
      <p className="tabular font-semibold">{messages.steps.place(at + 1, STEPS.length)}</p>
      <ol className="mt-2 grid grid-cols-4 gap-1.5">
        {STEPS.map((step, index) => (
          <li key={step} aria-current={step === current ? 'step' : undefined}>
            <span
              aria-hidden="true"
              className={`mb-1 block h-1.5 rounded-full ${index <= at ? 'bg-secondary-text' : 'bg-line'}`}
            />
            {index < at ? (
              <button
                type="button"
                onClick={() => onGo(step)}
                className="min-h-6 text-start text-xs underline sm:text-sm"
              >
                {messages.steps.short[step]}
              </button>
            ) : (
              <span
                className={`block text-xs sm:text-sm ${index === at ? 'font-semibold' : 'text-muted'}`}
              >
                {messages.steps.short[step]}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
