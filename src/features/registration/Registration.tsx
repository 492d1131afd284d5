import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { onTouch } from '#components/page/lazy-part.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import type { RegistrationTerms } from './terms.ts';
import { useRegistration } from './use-registration.ts';

const OUTCOME = onTouch(async () => (await import('./later.ts')).loadOutcome());

/** The registration page below its heading: the form, or what has become of the registration. */
export function Registration({ terms }: { terms: RegistrationTerms }) {
  const registration = useRegistration(terms);
  const { form, discounts } = registration;
  const isOver = form.step !== undefined;
  return (
    <>
      <RegistrationForm registration={registration} terms={terms} hidden={isOver} />
      <LoadedOnTouch part={OUTCOME} wanted={isOver}>
        {(Outcome) => <Outcome form={form} apply={discounts.apply} terms={terms} />}
      </LoadedOnTouch>
    </>
  );
}
