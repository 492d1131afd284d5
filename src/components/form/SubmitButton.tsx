import type { ComponentProps } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * The button of a form that only script can send. It learns alone that the script is there: a form that did would
 * be drawn a second time as a whole, right after hydration, while a slow phone has enough to do.
 */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  return <Button size="lg" {...props} type="submit" disabled={!useHydrated()} />;
}
