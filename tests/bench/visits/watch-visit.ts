/** What a page is for, and how it is seen to react. */
export interface Control {
  /** What is pressed. Without `shows`, it is only seen whether React holds it, and hears what is typed. */
  press: string;
  /** What is on the page once the press was heard. */
  shows?: string;
}

/** In milliseconds from the navigation's start; of the layout shift, its score. */
export interface Seen {
  firstPaint: number;
  largestPaint: number;
  usable: number;
  blocked: number;
  shift: number;
}

/** Left in the page by `watchControl`. */
declare global {
  var usableAt: number | undefined;
}

/**
 * Runs in the page, by itself, before anything of it: presses the control from the first paint on, once a
 * frame until it is heard, as an impatient visitor would.
 */
export function watchControl({ press, shows }: Control): void {
  const isHeld = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const look = () => {
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    const control = document.querySelector<HTMLElement>(press);
    if (isPainted && control) {
      const isHeard =
        shows === undefined ? isHeld(control) : document.querySelector(shows) !== null;
      if (isHeard) {
        globalThis.usableAt = performance.now();
        return;
      }
      if (shows !== undefined) control.click();
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page, by itself, when it has settled. */
export async function readVisit(): Promise<Seen> {
  const list = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const observer = new PerformanceObserver((entries) => resolve(entries.getEntries()));
      observer.observe({ type, buffered: true });
      setTimeout(() => resolve([]), 200);
    });
  const paints = await list('paint');
  const largest = await list('largest-contentful-paint');
  const shifts = (await list('layout-shift')) as (PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
  })[];
  const tasks = await list('longtask');
  const firstPaint = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
  return {
    firstPaint,
    largestPaint: Math.max(0, ...largest.map(({ startTime }) => startTime)),
    usable: globalThis.usableAt ?? Number.NaN,
    blocked: tasks
      .filter(({ startTime }) => startTime >= firstPaint)
      .reduce((total, { duration }) => total + duration - 50, 0),
    shift: shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((total, { value }) => total + value, 0),
  };
}
