const MINUTE = 60_000;
const UNITS = { days: 24 * 60, hours: 60, minutes: 1 };

/**
 * Counts down to the next game, and takes the games that have begun off the page: it may have been kept,
 * or be looked at for long. When a game has begun, or the page is looked at again after a while, the games are
 * asked for anew: one may have been canceled or moved since.
 */
export function startCountdown(band: HTMLElement): void {
  let shown = band;
  /** As it came, before the clock ran. */
  let html = band.outerHTML;
  let askedAt = Date.now();
  let isOld = false;
  const tick = () => {
    for (const game of shown.querySelectorAll<HTMLElement>('[data-start]')) {
      const left = Date.parse(game.dataset.start ?? '') - Date.now();
      if (left > 0) showTime(game, Math.ceil(left / MINUTE));
      else {
        game.remove();
        isOld = true;
      }
    }
    if (isOld) look();
  };
  const look = () => {
    if (document.hidden || Date.now() - askedAt < MINUTE) return;
    askedAt = Date.now();
    isOld = false;
    readBand().then(show, () => shown.querySelector('[data-days]')?.remove());
  };
  const show = (fresh: HTMLElement | null) => {
    if (!fresh) shown.remove();
    else if (fresh.outerHTML !== html) {
      html = fresh.outerHTML;
      shown.replaceWith(fresh);
      shown = fresh;
      tick();
    }
  };
  tick();
  setInterval(tick, MINUTE / 6);
  document.addEventListener('visibilitychange', look);
  // Of a page that the browser has kept whole.
  addEventListener('pageshow', look);
}

/**
 * The games as the page has them now; null where there are none.
 * @throws whatever keeps us from knowing: what is there stays, but no longer says in how many days it is
 */
async function readBand(): Promise<HTMLElement | null> {
  const answer = await fetch(location.pathname);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const band = page.querySelector<HTMLElement>('[data-games]');
  // Hidden is the form of the build, where the server could not read them.
  if (!answer.ok || band?.hidden) throw answer;
  return band;
}

function showTime(game: HTMLElement, minutesLeft: number): void {
  let rest = minutesLeft;
  for (const [unit, minutes] of Object.entries(UNITS)) {
    const digits = game.querySelector(`[data-left=${unit}]`);
    if (digits) digits.textContent = String(Math.floor(rest / minutes)).padStart(2, '0');
    rest %= minutes;
  }
}
