import { type RefObject, useEffect } from 'react';
import { DraftNotice } from '#components/form/DraftNotice.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextAreaField } from '#components/form/TextAreaField.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ProgressBar } from '#components/ui/ProgressBar.tsx';
import { GALLERY_CATEGORIES } from '#domain/gallery/categories.ts';
import { messages as categories } from '#words/labels/gallery-categories.ts';
import { messages } from '#words/upload.ts';
import { FileList } from './FileList.tsx';
import { FilePicker } from './FilePicker.tsx';
import { totalPercent, type UploadItem } from './upload-item.ts';
import { useUploadForm } from './use-upload-form.ts';

const nameCategories = () =>
  GALLERY_CATEGORIES.map((category) => [category, categories[category]] as const);

interface UploadFormProps {
  /** Told whether files are chosen. */
  hasFiles: RefObject<boolean>;
}

/** Files, what to say of them, and how far they are. */
export function UploadForm({ hasFiles }: UploadFormProps) {
  const upload = useUploadForm();
  const { formProps, errors, uploads, refused, add, remove, retry, isLeaving, leave } = upload;
  const { items, isUnderWay } = uploads;
  useEffect(() => {
    hasFiles.current = items.length > 0;
    return () => {
      hasFiles.current = false;
    };
  }, [items, hasFiles]);
  return (
    <form {...formProps} className="flex max-w-measure flex-col gap-8">
      <div className="flex flex-col gap-2">
        <FilePicker
          onFiles={add}
          error={items.length > 0 ? undefined : errors.files}
          disabled={isUnderWay || isLeaving}
        />
        <NotAdded refused={refused} />
        <FileList
          items={items}
          onRemove={(id) => void remove(id)}
          onRetry={(id) => void retry(id)}
        />
      </div>
      <fieldset disabled={isUnderWay} className="flex min-w-0 flex-col gap-5">
        <legend className="headline mb-1 text-h3">{messages.details}</legend>
        <p className="-mt-1 text-muted">{messages.detailsHint}</p>
        <TextField name="title" label={messages.fields.title} errors={errors} maxLength={120} />
        <TextAreaField
          name="description"
          label={messages.fields.description}
          errors={errors}
          maxLength={2000}
        />
        <SelectField
          name="category"
          label={messages.fields.category}
          choose={messages.chooseCategory}
          options={nameCategories()}
          errors={errors}
        />
      </fieldset>
      {!isUnderWay && <DraftNotice onStartOver={upload.startOver} />}
      {isUnderWay && <TotalProgress items={items} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" loading={isUnderWay || isLeaving}>
          {isUnderWay ? messages.submitting : messages.submit}
        </Button>
        <Button variant="outline" size="lg" loading={isLeaving} onClick={() => void leave()}>
          {messages.leave}
        </Button>
      </div>
    </form>
  );
}

/** Names each file that was not taken, until the next choice: toasts show three for a while, and none once the form is sent. */
function NotAdded({ refused }: { refused: readonly string[] }) {
  if (refused.length === 0) return null;
  return (
    <Alert tone="error" title={messages.notAdded} isReadElsewhere>
      <ul>
        {refused.map((problem) => (
          <li key={problem} className="break-words">
            {problem}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

/** All files as one; its words are announced as files arrive, not with every percent. */
function TotalProgress({ items }: { items: readonly UploadItem[] }) {
  const done = items.filter(({ state }) => state === 'done').length;
  const isPreparing = items.every(({ state }) => ['preparing', 'done', 'failed'].includes(state));
  const percent = totalPercent(items);
  return (
    <div className="flex flex-col gap-2">
      <ProgressBar label={messages.progress} value={isPreparing ? undefined : percent} />
      <p className="tabular flex justify-between text-sm">
        <span role="status">{messages.progressText(done, items.length)}</span>
        <span>{messages.states.sending(percent)}</span>
      </p>
    </div>
  );
}
