import { firstPledgeSteps } from '#components/form/first-pledge-steps.ts';
import { Facts, Panel } from '#components/form/Panel.tsx';
import { PledgeInstructions } from '#components/form/PledgeInstructions.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { CreateRegistrationResponse } from '#contracts/registration/public.ts';
import { type Day, formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { dueDateOf } from '#domain/registration/bill-terms.ts';
import type { Fee } from '#domain/registration/fee.ts';
import type { RegistrationForm } from '#domain/registration/registration-form.ts';
import { messages as records } from '#words/labels/records.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages as celebrate } from '#words/registration/celebrate.ts';
import { messages } from '#words/registration/form.ts';
import { messages as outcomeMessages } from '#words/registration/outcome.ts';
import { messages as sending } from '#words/registration/sending.ts';
import { NextGame, Subscribe, TellAFriend } from './celebrate/Celebration.tsx';
import type { RegistrationTerms } from './terms.ts';

interface RegistrationSubmittedProps {
  answer: CreateRegistrationResponse;
  values: RegistrationForm;
  /** What the page said it costs. */
  shown: Fee;
  terms: RegistrationTerms;
  /** Local to the program. */
  today: Day;
}

/** By ACH or check: recorded, and how to pay. */
export function RegistrationSubmitted(props: RegistrationSubmittedProps) {
  const { answer, values, shown, terms, today } = props;
  const submitted = sending.submitted(terms.instructionsWithin);
  const { pledged, changed } = outcomeMessages;
  const { number, plan, totalCents } = answer;
  const cheer = celebrate.welcome(values.players.map(({ firstName }) => firstName));
  const { timeZone } = terms;
  if (totalCents === 0) return <Free number={number} cheer={cheer} timeZone={timeZone} />;
  if (values.paymentMethod === 'credit-card') return null;
  return (
    <Panel
      title={submitted.title}
      cheer={cheer}
      thanks={
        <>
          <p>{pledged.oneStep}</p>
          <NextGame timeZone={timeZone} />
        </>
      }
      next={
        values.paymentMethod === 'check'
          ? [...firstPledgeSteps('check', submitted.description, plan === null), ...celebrate.steps]
          : celebrate.steps
      }
      actions={<Onward />}
    >
      {totalCents !== shown.totalCents && (
        <Alert title={changed.title}>
          {pledged.changed(formatCents(shown.totalCents), formatCents(totalCents))}
        </Alert>
      )}
      <PledgeInstructions
        method={values.paymentMethod}
        payee={terms.payee}
        facts={[[outcomeMessages.number, number]]}
        amount={formatCents(plan?.firstCents ?? totalCents)}
        memo={records.registration(number)}
        checkText={pledged.check}
        arriveBy={plan ? null : formatDay(dueDateOf('check', null, today))}
        achText={submitted.description}
      />
      {plan?.count && plan.count > 1 && plan.lastOn && (
        <p>
          {pledged.later(
            plan.count - 1,
            formatCents(plan.eachCents),
            onOneLine(plan.lastOn),
            formatCents(totalCents),
          )}
        </p>
      )}
    </Panel>
  );
}

const onOneLine = (day: Day) => formatDay(day).replaceAll(' ', '\u00a0');

/** Discounts leave nothing to pay: it is complete. */
interface FreeProps {
  number: string;
  cheer: string;
  timeZone: string;
}

function Free({ number, cheer, timeZone }: FreeProps) {
  const { free } = outcomeMessages;
  return (
    <Panel
      title={sending.registered}
      cheer={cheer}
      thanks={
        <>
          <p>{free}</p>
          <NextGame timeZone={timeZone} />
        </>
      }
      next={celebrate.steps}
      actions={<Onward />}
    >
      <Facts
        facts={[
          [outcomeMessages.number, number],
          [messages.fee.total, formatCents(0)],
        ]}
      />
    </Panel>
  );
}

/** Where a family goes from here. */
export function Onward() {
  const { pledged } = outcomeMessages;
  return (
    <>
      <Subscribe />
      <TellAFriend />
      <ButtonLink href={pageAddress('/register')} variant="outline">
        {pledged.another}
      </ButtonLink>
    </>
  );
}
