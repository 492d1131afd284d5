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
  /** The word that the address has by this field's own doing; by now it may hold another. */
  const own = useRef(value);
  // Back and forward change the address under the field; its own change must not undo what is typed since.
  useEffect(() => {
    if (input.current && value !== own.current) input.current.value = value;
    own.current = value;
  }, [value]);
  return (
    <Field label={messages.search} className="min-w-[min(12rem,100%)] flex-1 sm:max-w-80">
      <TextInput
        ref={input}
        type="search"
        maxLength={100}
        defaultValue={value}
        onInput={(event) => {
          const typed = event.currentTarget.value;
          afterTyping(() => {
            own.current = typed;
            setParams({ search: typed, page: '' }, false);
          });
        }}
      />
    </Field>
  );
}
