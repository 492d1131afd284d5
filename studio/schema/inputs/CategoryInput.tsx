import { Button, Select, Stack } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { type StringInputProps, set, unset, useClient } from 'sanity';
import { API_VERSION } from '../rules/unique.ts';

const USED = 'array::unique(*[_type == "product" && defined(category)].category)';
/** Stands for no category: none can begin with a space. */
const NEW = ' new';

/**
 * A category out of the list of those in use, so that none is spelled in two ways. A new one is written
 * only by whoever asks for it.
 */
export function CategoryInput(props: StringInputProps) {
  const { value = '', elementProps, onChange, readOnly, renderDefault } = props;
  const client = useClient({ apiVersion: API_VERSION });
  const [used, setUsed] = useState<readonly string[]>([]);
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    // If the list cannot be read, the field is a plain text field.
    client.fetch<string[]>(USED).then(setUsed, () => setUsed([]));
  }, [client]);
  if (used.length === 0) return renderDefault(props);
  if (isNew) {
    return (
      <Stack space={2}>
        {renderDefault(props)}
        <Button mode="bleed" text="Choose from the list" onClick={() => setIsNew(false)} />
      </Stack>
    );
  }
  const { id, ref, onFocus, onBlur } = elementProps;
  const choose = (chosen: string) => {
    if (chosen === NEW) setIsNew(true);
    else onChange(chosen === '' ? unset() : set(chosen));
  };
  const choices = [...new Set([...used, ...(value ? [value] : [])])].sort();
  return (
    <Select
      id={id}
      ref={ref}
      onFocus={onFocus}
      onBlur={onBlur}
      readOnly={readOnly}
      value={value}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
    >
      <option value="">Choose…</option>
      {choices.map((category) => (
        <option key={category} value={category}>
          {category}
        </option>
      ))}
      <option value={NEW}>New category…</option>
    </Select>
  );
}
