import { Checkbox } from '#components/ui/Checkbox.tsx';

interface AccountCheckboxProps {
  label: string;
  hint: string;
}

/**
 * Ticked unless the person unticks it; the link to set a password comes by mail (`createAccount`). Who is
 * signed in does not see it, and `useForm` unticks it.
 */
export function AccountCheckbox({ label, hint }: AccountCheckboxProps) {
  return (
    <Checkbox
      name="createAccount"
      label={label}
      hint={hint}
      defaultChecked
      className="in-data-[session=signed-in]:hidden"
    />
  );
}
