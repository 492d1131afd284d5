import { useEffect, useState } from 'react';
import { readDraft } from './draft.ts';

/**
 * What people who come back from the payment page are called, by the form that they filled in: for the
 * thanks. From their own device: a page's address says nothing personal.
 */
export function useTypedName(forms: readonly string[], field = 'firstName'): NamesByForm {
  const [names, setNames] = useState(NO_NAMES);
  const list = forms.join(' ');
  // Before the drafts are forgotten, which comes with the answer.
  useEffect(() => {
    const entries = list.split(' ').map((form) => [form, readDraft(form)[field]?.[0]?.trim()]);
    setNames(Object.fromEntries(entries));
  }, [list, field]);
  return names;
}

type NamesByForm = Readonly<Record<string, string | undefined>>;
const NO_NAMES: NamesByForm = {};
