import type { ComponentProps } from 'react';
import { Facts, Panel } from '#components/form/Panel.tsx';
import { PledgeInstructions } from '#components/form/PledgeInstructions.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { CreateRegistrationResponse } from '#contracts/registration/public.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Fee } from '#domain/registration/fee.ts';
import type { RegistrationForm } from '#domain/registration/registration-form.ts';
import { messages as records } from '#words/labels/records.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/registration/form.ts';
import { messages as outcomeMessages } from '#words/registration/outcome.ts';
import { messages as sending } from '#words/registration/sending.ts';
import { Celebration, NextSteps } from './celebrate/Celebration.tsx';
import type { RegistrationTerms } from './terms.ts';

interface RegistrationSubmittedProps {
  answer: CreateRegistrationResponse;
  values: RegistrationForm;
  /** What the page said it costs. */
  shown: Fee;
  terms: RegistrationTerms;
}

/** By ACH or check: recorded, and how to pay. */
export function RegistrationSubmitted(props: RegistrationSubmittedProps) {
  const { answer, values, shown, terms } = props;
  const { fee } = messages;
  const submitted = sending.submitted(terms.instructionsWithin);
  const { pledged, changed } = outcomeMessages;
  const { number, plan, totalCents } = answer;
  const celebrated = {
    names: values.players.map(({ firstName }) => firstName),
    timeZone: terms.timeZone,
  };
  if (totalCents === 0) return <Free number={number} {...celebrated} />;
  if (values.paymentMethod === 'credit-card') return null;
  return (
    <Panel title={submitted.title} actions={<Onward />}>
      <Celebration {...celebrated} />
      {totalCents !== shown.totalCents && (
        <Alert title={changed.title}>
          {pledged.changed(formatCents(shown.totalCents), formatCents(totalCents))}
        </Alert>
      )}
      {values.paymentMethod === 'ach' && <p>{submitted.description}</p>}
      <PledgeInstructions
        method={values.paymentMethod}
        payee={terms.payee}
        facts={[
          [outcomeMessages.number, number],
          [fee.total, formatCents(totalCents)],
        ]}
        amount={formatCents(plan?.firstCents ?? totalCents)}
        memo={records.registration(number)}
        checkText={pledged.check}
        achText={null}
      />
      {plan?.count && plan.count > 1 && plan.lastOn && (
        <p>{pledged.later(plan.count - 1, formatCents(plan.eachCents), formatDay(plan.lastOn))}</p>
      )}
      <p className="text-muted">{pledged.mailed}</p>
      <NextSteps />
    </Panel>
  );
}

/** Discounts leave nothing to pay: it is complete. */
interface FreeProps extends ComponentProps<typeof Celebration> {
  number: string;
}

function Free({ number, ...celebrated }: FreeProps) {
  const { free } = outcomeMessages;
  return (
    <Panel title={sending.registered} actions={<Onward />}>
      <Celebration {...celebrated} />
      <Facts
        facts={[
          [outcomeMessages.number, number],
          [messages.fee.total, formatCents(0)],
        ]}
      />
      <p>{free}</p>
      <NextSteps />
    </Panel>
  );
}

function Onward() {
  const { pledged } = outcomeMessages;
  return (
    <>
      <ButtonLink href={pageAddress('/')}>{pledged.home}</ButtonLink>
      <ButtonLink href={pageAddress('/register')} variant="outline">
        {pledged.another}
      </ButtonLink>
    </>
  );
}
