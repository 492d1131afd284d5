import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { messages } from '#words/office/dashboard/payouts.ts';
import type { useLook } from './use-look.ts';

/** Asks Stripe for what no event told, and says what came of it. */
export function LookAgain({ busy, result, look }: ReturnType<typeof useLook>) {
  const words = messages.look;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="outline" loading={busy} onClick={() => void look()}>
        {busy ? words.busy : words.button}
      </Button>
      <p role="status" className="text-muted">
        {!busy && result?.ok && (result.data.more ? words.more : words.done(result.data.done))}
      </p>
      {result?.ok === false && (
        <Alert tone="error" title={words.failed}>
          {result.error.message}
        </Alert>
      )}
    </div>
  );
}
