import { type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import type { ApiError } from '#browser/api.ts';
import { wasLeftByOther } from '#browser/session/left-by-other.ts';
import { onSignOut } from '#browser/session/on-sign-out.ts';
import { useSession } from '#browser/session/use-session.ts';
import { fieldErrors } from '#domain/forms/field-errors.ts';
import { messages } from '#words/calls.ts';
import { readForm, saveDraft, takeOver } from './draft.ts';
import { announceReady } from './early-presses.ts';
import { fillInFor } from './fill-in.ts';
import { clearForNext, forgetForm, startOver } from './start-over.ts';
import { type Given, useRules } from './use-rules.ts';

/** Messages by the field's name. */
export type Errors = Readonly<Record<string, string>>;
const NO_ERRORS: Errors = {};

/** What a form is held to; what sends it stands beside it in the same module. */
export interface FormRules {
  /** The schema that the server applies, too. */
  schema: z.ZodMiniType;
}
export type Values<Rules extends FormRules> = z.output<Rules['schema']>;

export interface FormOptions<Rules extends FormRules> {
  /** Names the draft. */
  name: string;
  /** On a page that anyone may open a function, so that nobody waits for them before they type. */
  rules: Given<Rules>;
  /** The form as the schema's input; `readForm` where each field is one text. */
  read?: (form: HTMLFormElement, rules: Rules) => z.input<Rules['schema']>;
  /**
   * Sends what is valid. Runs in the submit event itself up to its first await, so that a tab may be
   * opened; where the rules are loaded only then, in the wake of it.
   */
  send: (values: Values<Rules>, form: HTMLFormElement, rules: Rules) => Promise<void>;
  /** Called where the form is refused here already, with the messages by field. */
  onInvalid?: (errors: Errors, rules: Rules) => void;
  /** Of a form in steps: the messages of the step that one goes on from; undefined where the form is to be sent. */
  ofStep?: (form: HTMLFormElement, errors: Errors) => Errors | undefined;
  /** Called where nothing in that step is to be corrected. */
  onStep?: () => void;
  /** A form that is filled in within seconds keeps no draft. */
  draft?: boolean;
  /** Whether its page is left when someone signs out: then it is not opened anew. */
  isGuarded?: boolean;
}

/**
 * What every form of the site does: uncontrolled fields, which can be typed into before hydration; a
 * draft on this device, which ends with signing out; messages beside the fields and the focus on the first; one submit at a time;
 * values kept whatever goes wrong. Spread `formProps` on the `<form>`. A control
 * whose message comes under another name than its own says so with `data-error`.
 */
export function useForm<Rules extends FormRules>(options: FormOptions<Rules>) {
  const { name, read = readForm, send, onInvalid, draft = true, isGuarded } = options;
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** State comes too late for the second of two quick clicks. */
  const sending = useRef(false);
  const focusError = useFocusOnError(form);
  const rules = useRules(options.rules, form);
  const prepare = useEffectEvent(() => void rules.load().catch(() => undefined));

  useEffect(() => {
    // Drafts end with signing out; what the browser itself remembers of the fields does not.
    if (wasLeftByOther()) form.current?.reset();
    if (!draft || !form.current || !takeOver(name, form.current)) return;
    form.current.dataset.kept = '';
    prepare();
  }, [name, draft]);

  // The next person at this device must not read what the last one typed.
  useEffect(() => {
    const forget = isGuarded ? forgetForm : clearForNext;
    return draft ? onSignOut(() => forget(name, form.current)) : undefined;
  }, [name, draft, isGuarded]);

  const session = useSession();
  const email = session.status === 'signed-in' ? session.email : undefined;
  // After the draft: what the person typed comes first.
  useEffect(() => {
    if (email && form.current) fillInFor(email, form.current);
  }, [email]);

  useReady(form);

  function onInput(event: FormEvent<HTMLFormElement>) {
    if (draft) saveDraft(name, event.currentTarget);
    const target = event.target as HTMLInputElement;
    const field = target.dataset.error ?? target.name;
    if (errors[field]) setErrors(({ [field]: _, ...others }) => others);
  }

  /** Shows messages beside their fields and takes the person to the first. */
  function showErrors(shown: Errors) {
    setErrors(shown);
    focusError();
  }

  /** Shows a refusal of the server. @param prefix of the form's part in the request: 'customer.' */
  function showRefusal(error: ApiError, prefix = '') {
    setFailure(error.message);
    showErrors(
      Object.fromEntries(
        Object.entries(error.fields ?? {})
          .filter(([path]) => path.startsWith(prefix))
          .map(([path, message]) => [path.slice(prefix.length), message]),
      ),
    );
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.current) return;
    const element = event.currentTarget;
    // What was typed before this script ran is part of the draft, too.
    if (draft) saveDraft(name, element);
    setFailure(undefined);
    sending.current = true;
    setBusy(true);
    try {
      // Without waiting where they are there: a payment tab may be opened in the event alone.
      const known = rules.now ?? (await rules.load().catch(() => undefined));
      if (known) await check(element, known);
      else setFailure(messages.network);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  }

  async function check(element: HTMLFormElement, known: Rules) {
    const parsed = known.schema.safeParse(read(element, known));
    const all = parsed.success ? NO_ERRORS : fieldErrors(parsed.error.issues);
    const ofStep = options.ofStep?.(element, all);
    const found = ofStep ?? all;
    if (Object.keys(found).length > 0) {
      showErrors(found);
      return onInvalid?.(found, known);
    }
    setErrors(NO_ERRORS);
    if (ofStep) return options.onStep?.();
    if (parsed.success) return send(parsed.data as Values<Rules>, element, known);
  }

  return {
    form,
    formProps: {
      ref: form,
      // Were it ever sent without script, POST keeps what was typed out of the address bar.
      method: 'post',
      noValidate: true,
      onSubmit,
      onInput,
    } as const,
    /** Undefined until they are loaded. */
    rules: rules.now,
    errors,
    failure,
    busy,
    showErrors,
    showRefusal,
    setFailure,
    /** For a control that the person sees: forgets what they typed, and begins anew. */
    startOver: () => startOver(name, form.current),
  };
}

/**
 * Says when the form is as it was left: with its draft, and with what its page makes of that, which
 * comes with the next rendering. What was pressed before is pressed then.
 */
function useReady(form: RefObject<HTMLFormElement | null>): void {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => setSettled(true), []);
  useEffect(() => {
    if (isSettled && form.current) announceReady(form.current);
  }, [isSettled, form]);
}

/**
 * Takes the person to the first thing to correct: a field, else what is marked `data-line-error`.
 * @returns to be called after the errors have been set; typing, which clears them, must not move the focus.
 */
function useFocusOnError(form: RefObject<HTMLFormElement | null>): () => void {
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const other = form.current?.querySelector<HTMLElement>('[data-line-error]');
    // What is folded away takes no focus.
    field?.closest('details')?.setAttribute('open', '');
    (field ?? other)?.focus();
  }, [form, refusals]);
  return () => setRefusals((count) => count + 1);
}
