import { useEffect, useRef } from 'react';
import { Field } from '#components/ui/Field.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { useAdminLocation } from '../admin-location.ts';
import { tableMessages as messages } from './messages.ts';

/** Milliseconds after the last key before the server is asked. */
const TYPING_PAUSE = 100;

/** The search of a table, kept in the address. */
export function SearchField({ value }: { value: string }) {
  const { setParams } = useAdminLocation();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  // Back and forward change the address under the field; typing in it must not be undone by that.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <Field label={messages.search} className="min-w-48 flex-1 sm:max-w-80">
      <TextInput
        ref={input}
        type="search"
        defaultValue={value}
        onInput={(event) => {
          const typed = event.currentTarget.value;
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(
            () => setParams({ search: typed, page: '' }, false),
            TYPING_PAUSE,
          );
        }}
      />
    </Field>
  );
}
