import { useEffect, useRef } from 'react';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { messages } from '#words/office/dashboard/table.ts';
import { useAdminLocation } from '../admin-location.ts';
import { useTypingPause } from '../use-typing-pause.ts';

/** The search of a table, kept in the address. */
export function SearchField({ value }: { value: string }) {
  const { setParams } = useAdminLocation();
  const input = useRef<HTMLInputElement>(null);
  const afterTyping = useTypingPause();
  // Back and forward change the address under the field; typing in it must not be undone by that.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);
  return (
    <Field label={messages.search} className="min-w-48 flex-1 sm:max-w-80">
      <TextInput
        ref={input}
        type="search"
        defaultValue={value}
        onInput={(event) => {
          const typed = event.currentTarget.value;
          afterTyping(() => setParams({ search: typed, page: '' }, false));
        }}
      />
    </Field>
  );
}
