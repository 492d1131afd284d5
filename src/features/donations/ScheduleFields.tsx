import { FieldGroup } from '#components/form/FieldGroup.tsx';
import { type Errors, TextField } from '#components/form/TextField.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { LAST_PAYMENT_DAY } from '#domain/donations/gift-schedule.ts';
import { messages } from '#words/donations/form.ts';

interface ScheduleFieldsProps {
  errors: Errors;
  /** YYYY-MM-DD; undefined until the browser knows what day it is. */
  startsFrom: string | undefined;
  startsUntil: string | undefined;
}

const DAYS = Array.from({ length: LAST_PAYMENT_DAY }, (_, index) => index + 1);

/** From when on a monthly gift is made, and on which day of the month. */
export function ScheduleFields({ errors, startsFrom, startsUntil }: ScheduleFieldsProps) {
  return (
    <FieldGroup title={messages.schedule}>
      <TextField
        name="startDate"
        label={messages.startDate}
        errors={errors}
        hint={messages.startHint}
        type="date"
        min={startsFrom}
        max={startsUntil}
        className="sm:col-span-3"
      />
      <Field
        label={messages.paymentDay}
        hint={messages.paymentDayHint}
        error={errors.paymentDay}
        className="sm:col-span-3"
      >
        <Select name="paymentDay" required>
          {DAYS.map((day) => (
            <option key={day} value={day}>
              {day}
            </option>
          ))}
        </Select>
      </Field>
    </FieldGroup>
  );
}
