const MINUTE = 60_000;
const UNITS = { days: 24 * 60, hours: 60, minutes: 1 };

/**
 * Counts down to the next game, and takes the games that have begun off the page: it may have been kept,
 * or be looked at for long.
 */
export function startCountdown(band: HTMLElement): void {
  const tick = () => {
    for (const game of band.querySelectorAll<HTMLElement>('[data-start]')) {
      const left = Date.parse(game.dataset.start ?? '') - Date.now();
      if (left > 0) showTime(game, Math.ceil(left / MINUTE));
      else game.remove();
    }
  };
  tick();
  setInterval(tick, MINUTE / 6);
}

function showTime(game: HTMLElement, minutesLeft: number): void {
  let rest = minutesLeft;
  for (const [unit, minutes] of Object.entries(UNITS)) {
    const digits = game.querySelector(`[data-left=${unit}]`);
    if (digits) digits.textContent = String(Math.floor(rest / minutes)).padStart(2, '0');
    rest %= minutes;
  }
}
