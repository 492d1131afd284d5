import { Alert } from '#components/ui/Alert.tsx';
import { messages } from '#words/forms.ts';

/** For a person who turned back from the payment page (`useCancelled` of #browser/forms). */
export function CancelledNotice({ children = messages.cancelled.text }: { children?: string }) {
  return <Alert title={messages.cancelled.title}>{children}</Alert>;
}
