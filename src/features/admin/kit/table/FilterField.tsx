import { Field } from '#components/ui/Field.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import { Select } from '#components/ui/Select.tsx';
import { mostValues } from '#contracts/records/table.ts';
import { messages } from '#words/office/dashboard/table.ts';
import { useAdminLocation } from '../admin-location.ts';
import type { FilterChoice } from './table-query.ts';

interface FilterFieldProps {
  filter: FilterChoice;
  /** As in the address: 'paid,overdue'. */
  value: string;
}

/** A choice above a table: one value after the other, each with a button that takes it away again. */
export function FilterField({ filter, value }: FilterFieldProps) {
  const { setParams } = useAdminLocation();
  const { name, label, options, single = false } = filter;
  const values = value === '' ? [] : single ? [value] : value.split(',');
  const show = (next: readonly string[]) => setParams({ [name]: next.join(','), page: '' });
  if (single) {
    return (
      <Field label={label}>
        <Select value={value} onChange={(event) => show([event.currentTarget.value])}>
          <option value="">{messages.all}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      </Field>
    );
  }
  const choices = choicesOf(options);
  const isFull = values.length >= mostValues(options.length);
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={label}>
        <Select
          value=""
          disabled={isFull}
          onChange={(event) => show([...values, ...event.currentTarget.value.split(',')])}
        >
          <option value="">{values.length === 0 ? messages.all : messages.another}</option>
          {choices
            .filter((choice) => !isChosen(choice, values))
            .map((choice) => (
              <option key={choice.label} value={choice.values.join(',')}>
                {choice.label}
              </option>
            ))}
        </Select>
      </Field>
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {choices
            .filter((choice) => isChosen(choice, values))
            .map((choice) => (
              <li key={choice.label}>
                <button
                  type="button"
                  aria-label={messages.remove(choice.label)}
                  onClick={() => show(values.filter((one) => !choice.values.includes(one)))}
                  className="inline-flex min-h-8 items-center gap-1 rounded-full border border-line bg-tint px-3 text-sm hover:underline"
                >
                  {choice.label}
                  <Icon path={icons.close} className="size-4" />
                </button>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}

/** What a person chooses: the values that are called the same, such as 'overdue' and 'past_due', are one. */
interface Choice {
  label: string;
  values: string[];
}

function choicesOf(options: FilterChoice['options']): Choice[] {
  const labels = [...new Set(options.map(({ label }) => label))];
  return labels.map((label) => ({
    label,
    values: options.filter((option) => option.label === label).map(({ value }) => value),
  }));
}

const isChosen = (choice: Choice, values: readonly string[]) =>
  choice.values.some((value) => values.includes(value));
