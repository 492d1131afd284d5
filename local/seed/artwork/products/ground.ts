import { MIST, WHITE } from '../palette.ts';
import { box, line } from '../svg.ts';

/** A soft ground with a half court seen from above: the arc, the key and the free-throw circle. */
export function productGround(): string {
  return `${box(0, 0, 800, 800, MIST)}
  ${line('M70 800V560A330 330 0 0 1 730 560V800M280 800V430H520V800M280 430A120 120 0 0 1 520 430', WHITE, 6)}`;
}
