import { callApi } from '#browser/api.ts';
import { readForm } from '#browser/forms/draft.ts';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { type AdminVolunteer, moveVolunteer } from '#contracts/admin/volunteers.ts';
import {
  nextVolunteerStatuses,
  VolunteerStepSchema,
} from '#domain/volunteering/volunteer-status.ts';
import { EditForm } from '../frame/EditForm.tsx';
import { volunteerMessages } from './messages.ts';

const messages = volunteerMessages.step;

interface StepFormProps {
  record: AdminVolunteer;
  onDone: () => void;
}

/** The next step of an application; it mails the applicant. */
export function StepForm({ record, onDone }: StepFormProps) {
  const { id, updatedAt, status, clearedUntil } = record;
  return (
    <section aria-label={messages.heading} className="flex flex-col gap-3">
      <h3 className="font-semibold">{messages.heading}</h3>
      <EditForm
        name="volunteer-step"
        schema={VolunteerStepSchema}
        prefix="step."
        read={readForm}
        send={(step) => callApi(moveVolunteer, { id, seen: updatedAt, step })}
        done={messages.done}
        failedTitle={messages.failed}
        submit={messages.submit}
        onDone={onDone}
        onReload={onDone}
      >
        {(errors) => (
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={messages.status} hint={messages.hint} error={errors.status}>
              <Select name="status">
                {nextVolunteerStatuses(status).map((next) => (
                  <option key={next} value={next}>
                    {volunteerMessages.statuses[next]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field
              label={messages.until}
              hint={messages.untilHint}
              optional
              error={errors.clearedUntil}
            >
              <TextInput name="clearedUntil" type="date" defaultValue={clearedUntil ?? ''} />
            </Field>
          </div>
        )}
      </EditForm>
    </section>
  );
}
