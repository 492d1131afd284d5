import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

/** A native `<textarea>`, uncontrolled as `TextInput`; it grows with its text where the browser can. */
export function TextArea({ className = '', rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const control = useFieldControl();
  return (
    <textarea
      {...control}
      {...rest}
      rows={rows}
      className={`${CONTROL_CLASS} field-sizing-content ${ROWS_CLASS} ${className}`}
    />
  );
}

/** `field-sizing` would shrink an empty one to a line, and let a long one push the button away. */
const ROWS_CLASS = 'min-h-28 max-h-96';
