import { FoldedFields } from '#components/form/FoldedFields.tsx';
import { type Errors, TextField } from '#components/form/TextField.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { formatDay } from '#domain/calendar/calendar.ts';
import { LAST_PAYMENT_DAY } from '#domain/donations/gift-schedule.ts';
import { messages } from '#words/donations/form.ts';

interface ScheduleFieldsProps {
  errors: Errors;
  /** The date of the first charge; null until the browser knows it. */
  firstOn: string | null;
  /** YYYY-MM-DD; undefined until the browser knows what day it is. */
  startsFrom: string | undefined;
  startsUntil: string | undefined;
}

const DAYS = Array.from({ length: LAST_PAYMENT_DAY }, (_, index) => index + 1);

/** When a monthly gift begins; from when on and on which day of the month it is made, to be changed. */
export function ScheduleFields({ errors, firstOn, startsFrom, startsUntil }: ScheduleFieldsProps) {
  return (
    <FoldedFields
      title={firstOn ? messages.starts(formatDay(firstOn)) : messages.schedule}
      text={firstOn ? messages.changeSchedule : ''}
      refused={errors.startDate !== undefined || errors.paymentDay !== undefined}
    >
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField
          name="startDate"
          label={messages.startDate}
          errors={errors}
          hint={messages.startHint}
          type="date"
          min={startsFrom}
          max={startsUntil}
        />
        <Field label={messages.paymentDay} hint={messages.paymentDayHint} error={errors.paymentDay}>
          <Select name="paymentDay" required>
            {DAYS.map((day) => (
              <option key={day} value={day}>
                {day}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </FoldedFields>
  );
}
