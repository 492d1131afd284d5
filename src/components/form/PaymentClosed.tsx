import { Button } from '#components/ui/Button.tsx';
import { messages } from '#words/payment-steps.ts';
import { Panel } from './Panel.tsx';

interface PaymentClosedProps {
  /** Why it is closed. */
  view: keyof typeof messages.closed;
  onBack: () => void;
}

/** The payment page takes no money any more: said in place of its link, before anyone pays twice. */
export function PaymentClosed({ view, onBack }: PaymentClosedProps) {
  const { title, text } = messages.closed[view];
  return (
    <Panel title={title} actions={<Button onClick={onBack}>{messages.backToForm}</Button>}>
      <p>{text}</p>
    </Panel>
  );
}
