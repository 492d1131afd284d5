import { useEffect, useEffectEvent, useState } from 'react';
import { readDraft } from '#browser/forms/draft.ts';
import { asRecord } from '#browser/stored-shape.ts';
import { FORM } from '../form-name.ts';
import { STEPS, type Step } from './steps.ts';

/** What the browser's history keeps of a step, so that its Back and a reload lead where one was. */
interface Place {
  step: Step | undefined;
  /** The step that led there. */
  from: Step | undefined;
}

/**
 * Which step is shown. The browser's own Back and Forward walk the steps, too.
 * @returns `show` changes it without moving the focus, for a field that is to have it; `go` takes the
 * person to the step's heading
 */
export function useSteps() {
  const [place, setPlace] = useState<{ step: Step; moves: number }>({ step: 'family', moves: 0 });
  const { step, moves } = place;

  const move = (next: Step, by: 0 | 1) =>
    setPlace((before) => ({ step: next, moves: before.moves + by }));

  // A place without a step is of the one that is shown: the first, and where a link into the page itself
  // leads, such as the one past the header.
  const follow = useEffectEvent((found: Step | undefined, by: 0 | 1) => {
    if (found) move(found, by);
    else window.history.replaceState({ ...window.history.state, step, from: undefined }, '');
  });
  useEffect(() => {
    // A form that has been sent, and is opened anew in its place, begins with the first.
    follow(Object.keys(readDraft(FORM)).length > 0 ? readPlace().step : undefined, 0);
    const listen = () => follow(readPlace().step, 1);
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);

  useEffect(() => {
    if (moves === 0) return;
    const heading = document.getElementById(`step-${step}`);
    heading?.focus({ preventScroll: true });
    heading?.closest('form')?.scrollIntoView();
  }, [step, moves]);

  function go(next: Step) {
    if (readPlace().from === next) return window.history.back();
    window.history.pushState({ ...window.history.state, step: next, from: step }, '');
    move(next, 1);
  }

  /** The place in the history is that step's from now on: the ways back lead from there. */
  function show(next: Step | undefined) {
    if (!next) return;
    if (readPlace().step !== next) {
      window.history.replaceState({ ...window.history.state, step: next, from: undefined }, '');
    }
    move(next, 0);
  }

  const at = STEPS.indexOf(step);
  return {
    step,
    show,
    go,
    goOn: () => go(STEPS[at + 1] ?? step),
    back: () => go(STEPS[at - 1] ?? step),
    previous: STEPS[at - 1],
    next: STEPS[at + 1],
  };
}

function readPlace(): Place {
  const { step, from } = asRecord(window.history.state) ?? {};
  const known = (value: unknown) => STEPS.find((each) => each === value);
  return { step: known(step), from: known(from) };
}
