import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** What a form is held to and sent with; as a function, loaded with the first touch of the form. */
export type Given<Rules extends object> = Rules | (() => Promise<Rules>);

/**
 * The rules of a form, with all that weighs: its schema, and what sends it. They are loaded when the
 * form is first touched, which is long before it is sent.
 * @returns `now` undefined until they are there; `load` loads them, once, and throws where it cannot
 */
export function useRules<Rules extends object>(
  given: Given<Rules>,
  form: RefObject<HTMLFormElement | null>,
) {
  const [loaded, setLoaded] = useState<Rules>();
  const now = typeof given === 'function' ? loaded : given;

  async function load(): Promise<Rules> {
    if (now) return now;
    const rules = await (given as () => Promise<Rules>)();
    setLoaded(rules);
    return rules;
  }

  const prepare = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    // Touched before this script was there.
    if (element.contains(document.activeElement)) prepare();
    const touches = ['focusin', 'pointerdown'] as const;
    const listen = () => prepare();
    for (const type of touches) element.addEventListener(type, listen);
    return () => {
      for (const type of touches) element.removeEventListener(type, listen);
    };
  }, [form]);

  return { now, load };
}
