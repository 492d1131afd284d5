import { type ChangeEvent, type DragEvent, useState } from 'react';
import { buttonClass } from '#components/ui/button-style.ts';
import { FieldError } from '#components/ui/FieldError.tsx';
import { messages } from '#words/upload.ts';

interface FilePickerProps {
  onFiles: (files: readonly File[]) => void;
  error: string | undefined;
  disabled: boolean;
}

/** Types and endings: browsers know only some of either. */
const ACCEPTED = [
  'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif',
  'video/mp4,video/quicktime,video/x-msvideo,.mp4,.m4v,.mov,.avi',
].join(',');

/** Takes files by a click, the keyboard, or dropping them. The input has no name: a draft cannot keep files. */
export function FilePicker({ onFiles, error, disabled }: FilePickerProps) {
  const [isOver, setIsOver] = useState(false);

  function onChange({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(input.files ?? [])]);
    // The same file can be chosen again after it was removed.
    input.value = '';
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  }

  function onDragOver(event: DragEvent) {
    event.preventDefault();
    setIsOver(!disabled);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <p className="font-semibold">{messages.files}</p>
      <p id="files-hint" className="-mt-1 text-sm text-muted">
        {messages.filesHint}
      </p>
      <label
        onDrop={onDrop}
        onDragOver={onDragOver}
        onDragLeave={() => setIsOver(false)}
        className={`flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border-2 border-dashed p-5 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ${isOver ? 'border-secondary bg-tint' : 'border-control'}`}
      >
        <span className={buttonClass('outline')}>{messages.choose}</span>
        <input
          type="file"
          multiple
          data-error="files"
          accept={ACCEPTED}
          onChange={onChange}
          disabled={disabled}
          aria-describedby={error ? 'files-error files-hint' : 'files-hint'}
          aria-invalid={error ? true : undefined}
          className="sr-only"
        />
        <span className="text-muted">{messages.drop}</span>
      </label>
      <FieldError id="files-error" message={error} />
    </div>
  );
}
