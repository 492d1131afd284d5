import { useEffect, useState } from 'react';
import { readDraft } from './draft.ts';
import { isPaidWith } from './paid-draft.ts';
import { readSessionId } from './use-payment-report.ts';

/**
 * What people who come back from the payment page are called, by the form that they filled in: for the
 * thanks. From their own device: a page's address says nothing personal. Of a draft that is not what was
 * paid for, nothing is said: it may be someone else's.
 */
export function useTypedName(forms: readonly string[], field = 'firstName'): NamesByForm {
  const [names, setNames] = useState(NO_NAMES);
  const list = forms.join(' ');
  // Before the drafts are forgotten, which comes with the answer.
  useEffect(() => {
    const entries = list
      .split(' ')
      .filter((form) => isPaidWith(form, readSessionId()))
      .map((form) => [form, readDraft(form)[field]?.[0]?.trim()]);
    setNames(Object.fromEntries(entries));
  }, [list, field]);
  return names;
}

type NamesByForm = Readonly<Record<string, string | undefined>>;
const NO_NAMES: NamesByForm = {};
