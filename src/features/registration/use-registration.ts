import { useEffect } from 'react';
import { useToday } from '#browser/use-today.ts';
import { planFee } from '#domain/registration/fee.ts';
import { messages } from '#words/registration/form.ts';
import { FORM } from './form-name.ts';
import { stepOf } from './steps/steps.ts';
import { useSteps } from './steps/use-steps.ts';
import type { RegistrationTerms } from './terms.ts';
import { useChoices } from './use-choices.ts';
import { useDiscounts } from './use-discounts.ts';
import { useFamily } from './use-family.ts';
import { usePlayers } from './use-players.ts';
import { useRegistrationForm } from './use-registration-form.ts';

/** Any day, to count amounts with before today is known. */
const SOME_DAY = '2000-01-01';

/**
 * All that the registration page knows. In this order, and in one component: players and choices look
 * at the form after its draft is back in place.
 */
export function useRegistration(terms: RegistrationTerms) {
  const discounts = useDiscounts();
  const steps = useSteps();
  const form = useRegistrationForm(terms, discounts, steps);
  const players = usePlayers(FORM, form.form, (missing) => {
    if (form.form.current) steps.show(stepOf(form.form.current, missing));
    form.showErrors(Object.fromEntries(missing.map((name) => [name, messages.player.typeAgain])));
  });
  const known = useFamily(form.form);
  const choices = useChoices(form.form);
  const today = useToday(terms.timeZone);
  const { look } = discounts;
  // With the code of a draft, which is back in place by now.
  useEffect(() => void look(form.form.current), [look, form.form]);
  const { apply } = discounts;
  const fee = planFee(players.ids.length, choices.frequency, terms, today ?? SOME_DAY, apply);
  return { form, steps, players, known, choices, today, fee, discounts };
}
