import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';

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
    <RetryAlert title={props.title} onRetry={props.onRetry}>
      {props.text}
    </RetryAlert>
  );
}
