import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { messages } from '#words/controls.ts';

type AwaitSessionProps =
  | { status: 'waiting'; label: string }
  | { status: 'failed'; title: string; text: string; onRetry: () => void };

/** In place of a guarded page, until it is known who looks at it. */
export function AwaitSession(props: AwaitSessionProps) {
  if (props.status === 'waiting') {
    return (
      <div className="grid min-h-48 place-items-center">
        <Spinner label={props.label} className="size-6" />
      </div>
    );
  }
  return (
    <Alert
      tone="error"
      title={props.title}
      action={
        <Button size="sm" variant="outline" onClick={props.onRetry}>
          {messages.retry}
        </Button>
      }
    >
      {props.text}
    </Alert>
  );
}
