import { Button } from '#components/ui/Button.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import { ProgressBar } from '#components/ui/ProgressBar.tsx';
import { formatFileSize } from '#domain/gallery/file-size.ts';
import { messages } from '#words/upload.ts';
import { isBusy, percentOf, type UploadItem } from './upload-item.ts';

interface FileListProps {
  items: readonly UploadItem[];
  onRemove: (id: string) => void;
  onRetry: (id: string) => void;
}

/** The chosen files, each with how far it is and what can be done about it. */
export function FileList({ items, onRemove, onRetry }: FileListProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label={messages.chosen} className="flex flex-col divide-y divide-line">
      {items.map((item) => (
        <FileRow key={item.id} item={item} onRemove={onRemove} onRetry={onRetry} />
      ))}
    </ul>
  );
}

function FileRow({ item, onRemove, onRetry }: { item: UploadItem } & Omit<FileListProps, 'items'>) {
  const { id, file, state } = item;
  const isUnderWay = isBusy(item);
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-48">
          <p className="font-medium wrap-anywhere">{file.name}</p>
          <p className="tabular text-sm text-muted">{formatFileSize(file.size)}</p>
        </div>
        <div className="flex shrink-0 gap-2">
          {state === 'failed' && (
            <Button size="sm" variant="outline" onClick={() => onRetry(id)}>
              {messages.retry}
              <span className="sr-only"> {file.name}</span>
            </Button>
          )}
          {state !== 'done' && state !== 'finishing' && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={isUnderWay ? messages.cancelFile(file.name) : messages.remove(file.name)}
              onClick={() => onRemove(id)}
            >
              <Icon path={isUnderWay ? icons.close : icons.trash} />
            </Button>
          )}
        </div>
      </div>
      {isUnderWay && <ProgressBar label={file.name} value={progressOf(item)} />}
      <StateLine item={item} />
    </li>
  );
}

/** Undefined where nobody can know how long it takes. */
function progressOf({ state, confirmed, file }: UploadItem): number | undefined {
  return state === 'preparing' || state === 'finishing'
    ? undefined
    : percentOf(confirmed, file.size);
}

function StateLine({ item: { state, confirmed, file, problem } }: { item: UploadItem }) {
  if (state === 'failed') {
    return (
      <p role="alert" className="flex items-start gap-1.5 text-sm font-medium text-danger">
        <Icon path={icons.alert} className="mt-0.5 size-4" />
        <span>{problem || messages.states.failed}</span>
      </p>
    );
  }
  if (state === 'done') {
    return (
      <p className="flex items-center gap-1.5 text-sm font-medium text-success">
        <Icon path={icons.check} className="size-4" />
        {messages.states.done}
      </p>
    );
  }
  const text =
    state === 'sending'
      ? messages.states.sending(percentOf(confirmed, file.size))
      : messages.states[state];
  // The percent would have a screen reader talk without end; the bar says it when asked.
  return (
    <p role={state === 'waiting' ? 'status' : undefined} className="tabular text-sm text-muted">
      {text}
    </p>
  );
}
