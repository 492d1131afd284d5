/** The steps of the form, in their order. All stand in the page; one is shown at a time. */
export const STEPS = ['family', 'players', 'agreements', 'payment'] as const;
export type Step = (typeof STEPS)[number];

const has = (part: Element | null, name: string) =>
  part?.querySelector(`[name="${CSS.escape(name)}"]`) != null;

/** The first step that holds one of these fields; undefined where none does. */
export function stepOf(form: HTMLFormElement, names: readonly string[]): Step | undefined {
  return STEPS.find((step) => {
    const part = form.querySelector(`[data-step="${step}"]`);
    return names.some((name) => has(part, name));
  });
}

/** The messages of the step that is shown; undefined at the last, from which the form is sent. */
export function errorsOfStep(
  form: HTMLFormElement,
  errors: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const part = form.querySelector<HTMLElement>('[data-step]:not([hidden])');
  if (part?.dataset.step === STEPS.at(-1)) return undefined;
  return Object.fromEntries(Object.entries(errors).filter(([name]) => has(part, name)));
}
