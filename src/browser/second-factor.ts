import { atom } from 'nanostores';

/** Set while a call waits for the second factor; the dialog answers whether it was passed. */
export const $secondFactor = atom<((passed: boolean) => void) | null>(null);

let isAnswered = false;
let asking: Promise<boolean> | undefined;

/** Said by the dialog while it is on the page: without it nobody could answer. */
export function answerSecondFactor(isThere: boolean): void {
  isAnswered = isThere;
}

/** Has the person pass the second factor; calls that come meanwhile wait for the same. */
export function askSecondFactor(): Promise<boolean> {
  if (!isAnswered) return Promise.resolve(false);
  asking ??= new Promise<boolean>((resolve) => $secondFactor.set(resolve)).finally(() => {
    asking = undefined;
    $secondFactor.set(null);
  });
  return asking;
}
