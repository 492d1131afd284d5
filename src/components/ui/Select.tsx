import type { ComponentProps } from 'react';
import { CONTROL_CLASS } from './control-style.ts';
import { useFieldControl } from './field-context.ts';
import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

/** A native `<select>`; its options are children. Phones show their own picker. */
export function Select({ className = '', children, ...rest }: ComponentProps<'select'>) {
  const control = useFieldControl();
  return (
    <span className={`relative block ${className}`}>
      <select {...control} {...rest} className={`${CONTROL_CLASS} appearance-none pe-10`}>
        {children}
      </select>
      <Icon
        path={icons.chevronDown}
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-muted"
      />
    </span>
  );
}
