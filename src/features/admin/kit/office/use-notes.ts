import { useState } from 'react';

export interface Noted {
  id: string;
  updatedAt: string;
  notes?: string | null | undefined;
}

/**
 * Notes being typed on a record that is read anew under them, because something else was done to it.
 * What is typed stays. Where someone else has meanwhile written notes it stays based on the older
 * ones, so that saving it is refused and told instead of writing over theirs.
 */
export function useNotes(record: Noted) {
  const [base, setBase] = useState({ record, notes: record.notes ?? '' });
  const [text, setText] = useState(base.notes);
  const [reloads, setReloads] = useState(0);
  const [isReloading, setReloading] = useState(false);
  const [unsaved, setUnsaved] = useState('');
  const stored = record.notes ?? '';
  const isTyped = text !== base.notes;

  if (record !== base.record && (isReloading || !isTyped || stored === base.notes)) {
    setBase({ record, notes: stored });
    setReloading(false);
    if (isReloading && isTyped && stored !== base.notes) setUnsaved(text);
    if (!isTyped || stored !== base.notes) setText(stored);
  }

  return {
    text,
    type: setText,
    /** The version that `text` is based on. */
    seen: base.record.updatedAt,
    /** What was typed where someone else's notes stand now, to be copied from. */
    unsaved,
    /** Counts the reloads. */
    reloads,
    /** After a save: what is typed is what is stored. */
    keep() {
      setBase({ ...base, notes: text });
      setUnsaved('');
    },
    /** Shows the notes of the next reading of the record, whoever wrote them. */
    reload() {
      setReloading(true);
      setReloads((count) => count + 1);
    },
  };
}
