import { MIST, NATURAL, NAVY, ORANGE, WHITE } from '../palette.ts';
import { mix } from '../shade.ts';
import { box, circle, line, place, shape } from '../svg.ts';

export const SAND_GROUND = mix(NATURAL, WHITE, 0.25);
const PALM = mix(MIST, NAVY, 0.38);

/** A park by the Gulf: low sun, water, sand; the sand begins at `groundY`. */
export function gulfPark(groundY: number): string {
  const water = mix(MIST, NAVY, 0.22);
  return `${box(0, 0, 1600, 1000, MIST)}
  ${circle(1180, groundY - 120, 150, mix(ORANGE, WHITE, 0.35))}
  ${box(0, groundY - 120, 1600, 130, water)}
  ${line(`M80 ${groundY - 84}H330M470 ${groundY - 60}H640M980 ${groundY - 90}H1150M1250 ${groundY - 56}H1480`, WHITE, 6)}
  ${shape(`M0 ${groundY}Q400 ${groundY - 34} 820 ${groundY - 8}T1600 ${groundY - 16}V1000H0Z`, SAND_GROUND)}`;
}

const FROND = 'M0 0C46-46 120-34 150 44C112 2 58-8 0 8Z';

/** A coconut palm; `height` from the ground to the crown. */
export function palm(x: number, y: number, height: number): string {
  const side = [-44, -8, 30].map((turn) => `<path d="${FROND}" transform="rotate(${turn})"/>`);
  return place(
    x,
    y,
    `${line(`M0 0Q22 ${-height / 2} 8 ${-height}`, PALM, 20)}
    <g fill="${PALM}" transform="translate(8 ${-height})">
    ${side.join('\n')}
    <g transform="scale(-1 1)">
    ${side.join('\n')}
    </g>
    </g>`,
  );
}
