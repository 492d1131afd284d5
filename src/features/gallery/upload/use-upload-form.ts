import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { forgetDraft } from '#browser/forms/draft.ts';
import { readBySchema } from '#browser/forms/read-by-schema.ts';
import { useForm } from '#browser/forms/use-form.ts';
import { leaveGalleryNotice } from '#browser/upload/gallery-notice.ts';
import { useShownAgain } from '#browser/use-shown-again.ts';
import { showToast } from '#components/ui/toast.ts';
import { fieldErrors } from '#domain/forms/field-errors.ts';
import { type SubmissionForm, SubmissionFormSchema } from '#domain/gallery/submission-form.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/upload.ts';
import { isBusy, mayBeSent } from './upload-item.ts';
import { problemOf, useUploads } from './use-uploads.ts';

const FORM = 'upload';

const FormSchema = z.extend(SubmissionFormSchema, {
  files: z.int().check(z.minimum(1, messages.noFiles)),
});

/** The behaviour of the upload form: files and words in, then every file on its way, then the gallery. */
export function useUploadForm() {
  const uploads = useUploads();
  const [isLeaving, setLeaving] = useState(false);
  /** The files of the last choice that were not taken, in sentences. */
  const [refused, setRefused] = useState<readonly string[]>([]);
  // What is done with here must not be shown again: a Cancel would call back what the gallery has.
  useShownAgain(() => isLeaving && window.location.reload());
  /** What was said of the files at the last start. */
  const words = useRef<SubmissionForm>(undefined);

  const form = useForm({
    name: FORM,
    isGuarded: true,
    rules: { schema: FormSchema },
    read,
    onInvalid: sayMissing,
    send: async ({ files: _, ...given }) => {
      words.current = given;
      await run();
    },
  });

  function read(element: HTMLFormElement) {
    return {
      ...readBySchema(FormSchema, new FormData(element)),
      files: uploads.read().length,
    };
  }

  function sayMissing() {
    void showToast({ ...messages.missing, tone: 'error' });
  }

  /** Sends one file again, with what the fields say now. */
  async function retry(id: string) {
    // They are closed while others are on their way, and still say what was said at the start.
    if (!uploads.read().some(isBusy) && form.form.current) {
      const parsed = FormSchema.safeParse(read(form.form.current));
      if (!parsed.success) {
        form.showErrors(fieldErrors(parsed.error.issues));
        return sayMissing();
      }
      const { files: _, ...given } = parsed.data;
      words.current = given;
    }
    await run([id]);
  }

  async function run(only?: readonly string[]) {
    if (!words.current) return;
    await uploads.start(words.current, only);
    finish();
  }

  function finish() {
    const problem = problemOf(uploads.read());
    if (!problem) return goOnWhenDone();
    void showToast({ title: messages.failed.title, description: problem, tone: 'error' });
  }

  /** Where every file that is left has arrived, this page is done. */
  function goOnWhenDone() {
    const items = uploads.read();
    if (items.length === 0 || items.some(({ state }) => state !== 'done')) return;
    // On a slow line this page stands for a while.
    setLeaving(true);
    leaveGalleryNotice(messages.success(items.length));
    forgetDraft(FORM);
    window.location.assign(pageAddress('/gallery'));
  }

  function add(files: readonly File[]) {
    const refusals = uploads.add(files);
    setRefused(refusals.map(({ description }) => description));
    for (const refusal of refusals) void showToast({ ...refusal, tone: 'error' });
  }

  async function remove(id: string) {
    const wasSent = uploads.read().some((item) => item.id === id && mayBeSent(item));
    const isCalledBack = await uploads.remove([id]);
    if (wasSent && !isCalledBack) void showToast({ ...messages.notCalledBack(1), tone: 'error' });
    goOnWhenDone();
  }

  /** Calls everything back, also what has arrived, and says what came of it. */
  async function leave() {
    setLeaving(true);
    const items = uploads.read();
    const sent = items.filter(mayBeSent).length;
    const isCalledBack = await uploads.remove(items.map(({ id }) => id));
    if (sent > 0) {
      leaveGalleryNotice(isCalledBack ? messages.calledBack : messages.notCalledBack(sent));
    }
    forgetDraft(FORM);
    window.location.assign(pageAddress('/gallery'));
  }

  return { ...form, uploads, refused, add, remove, isLeaving, leave, retry };
}
