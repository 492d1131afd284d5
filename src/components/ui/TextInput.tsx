import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

/**
 * A native `<input>`. Leave it uncontrolled (`name`, `defaultValue`, read with FormData): what is typed
 * before hydration is then kept.
 */
export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  const control = useFieldControl();
  return <input {...control} {...rest} className={`${CONTROL_CLASS} ${className}`} />;
}
