import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';

/** For an amount of one's own. Text and not a number: what a browser cannot read as one it would hand on as nothing. */
export function DollarInput(props: ComponentProps<'input'>) {
  return (
    <div className="relative">
      <span aria-hidden="true" className="absolute start-3 top-2 mt-0.5 text-muted">
        $
      </span>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        className="tabular ps-7"
        {...props}
      />
    </div>
  );
}
