import { figure } from '../figure/figure.ts';
import { POSES } from '../figure/pose.ts';
import { ball } from '../mark.ts';
import { INK, MIST, NATURAL, NAVY, ORANGE, WHITE } from '../palette.ts';
import { mix } from '../shade.ts';
import { box, line, svgFile } from '../svg.ts';
import { handAt, holding } from './holding.ts';
import { grownUp, homePlayer, orangePlayer } from './kits.ts';
import { gulfPark, palm, SAND_GROUND } from './park.ts';
import { bench, book, carton } from './props.ts';

const SHADE = mix(SAND_GROUND, INK, 0.14);
const SHADOW_ON_COURT = mix(NAVY, INK, 0.1);

/** Players and parents carry what the tide brought. */
export function beachCleanup(): string {
  const carrier = { x: 620, y: 880, scale: 1.2, shadow: SHADE };
  const [boxX, boxY] = handAt(POSES.carry, carrier, 'near');
  return svgFile(
    1600,
    1000,
    `${gulfPark(620)}
    ${palm(170, 760, 520)}
    ${palm(1470, 720, 430)}
    ${figure(grownUp(3, 'bun', WHITE), POSES.reach, { x: 360, y: 850, scale: 1.1, mirrored: true, shadow: SHADE })}
    ${carton(boxX + 30, boxY - 30, mix(NATURAL, INK, 0.25))}
    ${figure({ ...homePlayer(0, 'short', ''), sleeves: 'short' }, POSES.carry, carrier)}
    ${holding({ ...orangePlayer(2, 'cap', '3'), sleeves: 'short' }, POSES.stand, { x: 1010, y: 920, scale: 1.25, mirrored: true, shadow: SHADE }, 'near', (x, y) => `${line(`M${x} ${y - 4}V${y + 30}`, INK, 6)}${box(x - 50, y + 24, 100, 110, mix(NAVY, WHITE, 0.2), 30)}`)}`,
  );
}

const BOOKS = [NAVY, ORANGE, mix(MIST, NAVY, 0.45), mix(NATURAL, INK, 0.2), WHITE];

/** Reading hour at the elementary school. */
export function readingHour(): string {
  const reader = { x: 800, y: 862, scale: 1.25, shadow: SHADE };
  const shelf = (y: number, turn: number) =>
    Array.from({ length: 23 }, (_, index) => {
      const height = 96 + ((index * 31 + turn * 17) % 52);
      const color = BOOKS[(index * 7 + turn + Math.floor(index / 5)) % BOOKS.length] ?? NAVY;
      return box(152 + index * 57, y - height, 34 + ((index * 13 + turn) % 20), height, color, 3);
    }).join('\n');
  return svgFile(
    1600,
    1000,
    `${box(0, 0, 1600, 1000, MIST)}
    ${box(0, 700, 1600, 300, SAND_GROUND)}
    ${box(110, 90, 1380, 420, mix(NATURAL, WHITE, 0.35), 10)}
    ${shelf(290, 0)}
    ${shelf(490, 2)}
    ${line('M110 294H1490M110 494H1490', mix(NATURAL, INK, 0.3), 10)}
    ${bench(640, 744, 330)}
    ${box(410, 800, 110, 80, mix(NAVY, WHITE, 0.3), 8)}
    ${box(1150, 806, 110, 80, mix(NAVY, WHITE, 0.3), 8)}
    ${figure(grownUp(3, 'curls', ORANGE), POSES.sit, { x: 470, y: 880, scale: 0.8, shadow: SHADE })}
    ${holding({ ...homePlayer(0, 'short', ''), sleeves: 'short' }, POSES.sit, reader, 'near', (x, y) => book(x + 24, y - 2, -6, ORANGE))}
    ${figure(grownUp(1, 'bun', mix(NAVY, WHITE, 0.25)), POSES.sit, { x: 1200, y: 886, scale: 0.8, mirrored: true, shadow: SHADE })}
    ${ball(1350, 858, 40, ORANGE, INK, 10)}`,
  );
}

/** The about page: hands in before the game. */
export function handsIn(): string {
  const SCALE = 1.2;
  return svgFile(
    1600,
    1000,
    `${gulfPark(560)}
    ${palm(110, 640, 430)}
    ${palm(1500, 650, 470)}
    ${box(0, 640, 1600, 360, mix(NAVY, WHITE, 0.22))}
    ${line('M0 672H1600M420 1000A400 190 0 0 1 1180 1000', WHITE, 7)}
    ${figure(homePlayer(3, 'short', '5'), POSES.reach, { x: 600, y: 880, scale: SCALE, shadow: SHADOW_ON_COURT })}
    ${figure(homePlayer(0, 'locs', '7'), POSES.reach, { x: 1000, y: 880, scale: SCALE, mirrored: true, shadow: SHADOW_ON_COURT })}
    ${figure(orangePlayer(1, 'curls', '23'), POSES.fist, { x: 380, y: 950, scale: SCALE, shadow: SHADOW_ON_COURT })}
    ${figure(orangePlayer(2, 'bun', '32'), POSES.fist, { x: 1220, y: 950, scale: SCALE, mirrored: true, shadow: SHADOW_ON_COURT })}`,
  );
}
