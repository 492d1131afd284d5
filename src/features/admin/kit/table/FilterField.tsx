import { Field } from '#components/ui/Field.tsx';
import { Icon } from '#components/ui/Icon.tsx';
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
  const isFull = values.length >= mostValues(options.length);
  return (
    <div className="flex flex-col gap-1.5">
      <Field label={label}>
        <Select
          value=""
          disabled={isFull}
          onChange={(event) => show([...values, event.currentTarget.value])}
        >
          <option value="">{values.length === 0 ? messages.all : messages.another}</option>
          {options
            .filter((option) => !values.includes(option.value))
            .map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
        </Select>
      </Field>
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {options
            .filter((option) => values.includes(option.value))
            .map((option) => (
              <li key={option.value}>
                <button
                  type="button"
                  aria-label={messages.remove(option.label)}
                  onClick={() => show(values.filter((one) => one !== option.value))}
                  className="inline-flex min-h-8 items-center gap-1 rounded-full border border-line bg-tint px-3 text-sm hover:underline"
                >
                  {option.label}
                  <Icon name="close" className="size-4" />
                </button>
              </li>
            ))}
        </ul>
      )}
    </div>
  );
}
