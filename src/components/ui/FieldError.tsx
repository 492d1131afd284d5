import { Icon } from './Icon.tsx';
import * as icons from './icons.ts';

interface FieldErrorProps {
  id: string;
  message: string | undefined;
}

/** The error of a field, with an icon so that it does not rest on color. */
export function FieldError({ id, message }: FieldErrorProps) {
  if (!message) return null;
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <Icon path={icons.alert} className="mt-0.5 size-4" />
      {message}
    </p>
  );
}
