import { useRef, useState } from 'react';
import { callApi } from '#browser/api.ts';
import type { Errors } from '#browser/forms/use-form.ts';
import { programToday } from '#browser/program-zone.ts';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { type AdminVolunteer, moveVolunteerEndpoint } from '#contracts/volunteering/dashboard.ts';
import { formatDay } from '#domain/calendar/day.ts';
import { standsUntil } from '#domain/volunteering/clearance.ts';
import {
  nextVolunteerStatuses,
  type VolunteerStatus,
  VolunteerStepSchema,
} from '#domain/volunteering/volunteer-status.ts';
import { messages as volunteerMessages } from '#words/office/dashboard/volunteers.ts';
import { EditForm } from '../kit/EditForm.tsx';

const messages = volunteerMessages.step;

interface StepFormProps {
  record: AdminVolunteer;
  onDone: () => void;
}

/** The next step of an application; it mails the applicant. */
export function StepForm({ record, onDone }: StepFormProps) {
  const { id, updatedAt, status } = record;
  const heading = useRef<HTMLHeadingElement>(null);
  const [savedCount, setSavedCount] = useState(0);

  function startAnew() {
    setSavedCount((before) => before + 1);
    onDone();
  }

  return (
    <section aria-label={messages.heading} className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {messages.heading}
      </h3>
      <EditForm
        key={`${savedCount} ${status}`}
        name="volunteer-step"
        schema={VolunteerStepSchema}
        prefix="step."
        send={(step) => callApi(moveVolunteerEndpoint, { id, seen: updatedAt, step })}
        words={messages}
        onDone={() => {
          heading.current?.focus();
          startAnew();
        }}
        onReload={startAnew}
      >
        {(errors) => <StepFields record={record} errors={errors} />}
      </EditForm>
    </section>
  );
}

function StepFields({ record, errors }: { record: AdminVolunteer; errors: Errors }) {
  const [chosen, setChosen] = useState('');
  const standing = standsUntil(record, programToday());
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={messages.status} hint={messages.hint} error={errors.status}>
        <Select
          name="status"
          value={chosen}
          onChange={(event) => setChosen(event.currentTarget.value)}
        >
          {/* Nothing is chosen beforehand: two quick clicks would take two steps, each mailed. */}
          <option value="">{messages.choose}</option>
          {nextVolunteerStatuses(record.status, standing).map((next) => (
            <option key={next} value={next}>
              {volunteerMessages.statuses[next]}
            </option>
          ))}
        </Select>
      </Field>
      {chosen === ('cleared' satisfies VolunteerStatus) && (
        <Field label={messages.until} hint={messages.untilHint} error={errors.clearedUntil}>
          {/* Empty: the day that is kept would be sent as a renewal that renews nothing. */}
          <TextInput name="clearedUntil" type="date" />
        </Field>
      )}
      {chosen === ('check_under_way' satisfies VolunteerStatus) && standing !== null && (
        <Field label={messages.meanwhile} error={errors.clearedUntil}>
          <Select name="clearedUntil">
            {record.status === 'cleared' && (
              <option value={standing}>{messages.staysCleared(formatDay(standing))}</option>
            )}
            <option value="">{messages.takenBack}</option>
          </Select>
        </Field>
      )}
    </div>
  );
}
