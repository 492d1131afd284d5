import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SubmissionForm } from '#domain/gallery/submission-form.ts';
import { messages } from '#words/upload.ts';
import { runLimited } from './run-limited.ts';
import { callBack, type OpenUpload, openUploads, prepareFile, sendFile } from './send-file.ts';
import { isBusy, type Refusal, takeFiles, type UploadItem } from './upload-item.ts';

/** Files on their way at the same time: more makes each slower, and the first later. */
const AT_ONCE = 3;

/** What is kept of a file beside what is shown of it. */
interface Handle {
  controller: AbortController;
  upload?: OpenUpload;
}

/** The chosen files and their way to the gallery. */
export function useUploads() {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  /** As it stands now, for what goes on between two renderings. */
  const current = useRef(items);
  const handles = useRef(new Map<string, Handle>());
  const [opening] = useState(() => new AbortController());
  const isUnderWay = items.some(isBusy);

  function set(next: readonly UploadItem[]) {
    current.current = next;
    setItems(next);
  }

  function change(id: string, values: Partial<UploadItem>) {
    set(current.current.map((item) => (item.id === id ? { ...item, ...values } : item)));
  }

  function add(files: readonly File[]): Refusal[] {
    const { taken, refusals } = takeFiles(files, current.current);
    set([...current.current, ...taken]);
    return refusals;
  }

  /** Takes files away, and calls back what was sent of them. @returns whether that went well */
  async function remove(ids: readonly string[]): Promise<boolean> {
    const removed = ids.map((id) => handles.current.get(id));
    for (const handle of removed) handle?.controller.abort();
    for (const id of ids) handles.current.delete(id);
    set(current.current.filter(({ id }) => !ids.includes(id)));
    return callBack(removed.flatMap((handle) => handle?.upload ?? []));
  }

  /** Sends these files, or every one that is not there yet; what becomes of each stands at it. */
  async function start(words: SubmissionForm, only?: readonly string[]): Promise<void> {
    const wanted = current.current.filter(
      (item) => !isBusy(item) && item.state !== 'done' && (only?.includes(item.id) ?? true),
    );
    for (const { id } of wanted) {
      change(id, { state: 'preparing', problem: '' });
      const upload = handles.current.get(id)?.upload;
      handles.current.set(id, { controller: new AbortController(), ...(upload && { upload }) });
    }
    await openMissing(wanted);
    const open = wanted.filter(({ id }) => handles.current.get(id)?.upload);
    for (const { id } of open) change(id, { state: 'queued' });
    await runLimited(open, AT_ONCE, (item) => send(item, words));
  }

  async function openMissing(wanted: readonly UploadItem[]): Promise<void> {
    const missing = wanted.filter(({ id }) => !handles.current.get(id)?.upload);
    const files = await prepare(missing);
    if (files.length === 0) return;
    const answer = await openUploads(files, opening.signal);
    for (const [index, { item }] of files.entries()) {
      const { id } = item;
      const handle = handles.current.get(id);
      const upload = answer.ok ? answer.opened[index] : undefined;
      if (upload && handle) handle.upload = upload;
      // Taken away meanwhile.
      else if (upload) void callBack([upload]);
      else if (!answer.ok) {
        const problem = answer.error.fields?.[`files.${index}`] ?? answer.error.message;
        change(id, { state: 'failed', problem });
      }
    }
  }

  /** Those that can be sent. */
  async function prepare(wanted: readonly UploadItem[]) {
    const prepared = await Promise.all(wanted.map(prepareFile));
    return prepared.flatMap((file, index) => {
      if (!('problem' in file)) return [file];
      const id = wanted[index]?.id;
      if (id) change(id, { state: 'failed', problem: file.problem });
      return [];
    });
  }

  async function send(item: UploadItem, words: SubmissionForm): Promise<void> {
    const handle = handles.current.get(item.id);
    if (!handle?.upload) return;
    const outcome = await sendFile(handle.upload, words, {
      signal: handle.controller.signal,
      change: (values) => change(item.id, values),
    });
    // A retry then begins anew.
    if (outcome === 'expired') {
      void callBack([handle.upload]);
      delete handle.upload;
      change(item.id, { confirmed: 0 });
    }
  }

  // What went on without its form would go on in the name of whoever signs in next.
  useEffect(
    () => () => {
      opening.abort();
      for (const { controller } of handles.current.values()) controller.abort();
      handles.current.clear();
      current.current = [];
    },
    [opening],
  );
  useWarningBeforeLeaving(() => current.current.some(isBusy));
  return { items, isUnderWay, read: () => current.current, add, remove, start };
}

/** Whether any of these failed, in one sentence for all. */
export function problemOf(items: readonly UploadItem[]): string | undefined {
  const failed = items.filter(({ state }) => state === 'failed');
  return failed[0] && (failed[0].problem || messages.failed.description);
}

/** @param isUnderWay asked when someone leaves: what is drawn may be older than what has arrived */
function useWarningBeforeLeaving(isUnderWay: () => boolean): void {
  const ask = useEffectEvent(isUnderWay);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => ask() && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
}
