import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { messages } from '#words/office/dashboard/table.ts';
import { useAdminLocation } from '../admin-location.ts';

interface SortSelectProps {
  columns: readonly { id: string; header: string }[];
  sort: { id: string; desc: boolean } | undefined;
}

/** Sorts where rows are cards, which have no headings to press. */
export function SortSelect({ columns, sort }: SortSelectProps) {
  const { setParams } = useAdminLocation();
  if (columns.length === 0) return null;
  const current = sort && columns.some(({ id }) => id === sort.id) ? sort : undefined;
  return (
    <Field label={messages.sort} className="rows:hidden">
      <Select
        value={current ? `${current.id} ${current.desc ? 'desc' : 'asc'}` : ''}
        onChange={(event) => {
          const [id = '', direction = ''] = event.currentTarget.value.split(' ');
          setParams({ sort: id, direction, page: '' });
        }}
      >
        {!current && <option value="">{messages.usualOrder}</option>}
        {columns.flatMap(({ id, header }) => [
          <option key={`${id} asc`} value={`${id} asc`}>
            {messages.ascending(header)}
          </option>,
          <option key={`${id} desc`} value={`${id} desc`}>
            {messages.descending(header)}
          </option>,
        ])}
      </Select>
    </Field>
  );
}
