/** Which rows are awaited: those that a request with these parameters is answered with. */
export interface AwaitedRows {
  /** What the person does; the clock starts with its last. */
  event: 'click' | 'input' | 'popstate';
  path: string;
  /** The empty text stands for a parameter that is not there. */
  params: Record<string, string>;
}

/** From what the person did to the rows on the screen, in milliseconds. */
export interface RowsTime {
  total: number;
  /** Before the request went out: reacting, loading the tab's file, waiting for the end of the typing. */
  before: number;
  /** Until it was answered. */
  request: number;
}

/**
 * Runs in the page, by itself: it may use nothing of this file. Looks at every frame whether the answer
 * has come and its rows are in the table; the frame that shows them is drawn when it says so.
 */
export function awaitRows({ event, path, params }: AwaitedRows): Promise<RowsTime> {
  const GIVE_UP_MS = 20_000;
  const armed = performance.now();
  let since = Number.POSITIVE_INFINITY;
  const note = ({ timeStamp }: Event) => {
    since = timeStamp;
  };
  window.addEventListener(event, note, true);
  performance.clearResourceTimings();

  const isAwaited = ({ name, startTime }: PerformanceEntry) => {
    const { pathname, searchParams } = new URL(name);
    const isAsked = Object.entries(params).every(
      ([param, value]) => (searchParams.get(param) ?? '') === value,
    );
    return pathname === path && startTime >= since && isAsked;
  };
  const findAnswer = () =>
    performance.getEntriesByType('resource').find(isAwaited) as
      | PerformanceResourceTiming
      | undefined;
  const isShown = () => {
    const table = document.querySelector('main section[aria-busy]');
    return table?.ariaBusy === 'false' && table.querySelector('tbody tr') !== null;
  };

  return new Promise((resolve, reject) => {
    const finish = ({ startTime, responseEnd }: PerformanceResourceTiming) => {
      window.removeEventListener(event, note, true);
      const total = performance.now() - since;
      resolve({ total, before: startTime - since, request: responseEnd - startTime });
    };
    const look = () => {
      const answer = findAnswer();
      if (answer && isShown()) {
        // A message is read when the frame has been drawn.
        const drawn = new MessageChannel();
        drawn.port1.onmessage = () => finish(answer);
        drawn.port2.postMessage(null);
      } else if (performance.now() - armed > GIVE_UP_MS) {
        reject(new Error(`No rows of ${path} with ${JSON.stringify(params)}.`));
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
