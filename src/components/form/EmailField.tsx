import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

interface EmailFieldProps extends ComponentProps<typeof TextField> {
  /** 'username' where it signs in, 'off' where it is somebody else's. */
  autoComplete: 'email' | 'username' | 'off';
}

/** An email address, with the keyboard for one and without a phone's corrections. */
export function EmailField(props: EmailFieldProps) {
  return (
    <TextField type="email" inputMode="email" autoCapitalize="none" spellCheck={false} {...props} />
  );
}
