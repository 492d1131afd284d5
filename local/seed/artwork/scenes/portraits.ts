import { figure } from '../figure/figure.ts';
import { POSES } from '../figure/pose.ts';
import { ball, mark } from '../mark.ts';
import { INK, MIST, NATURAL, NAVY, ORANGE, SAND, STEEL, WHITE } from '../palette.ts';
import { mix } from '../shade.ts';
import { box, line, shape, svgFile } from '../svg.ts';
import { holding } from './holding.ts';
import { grownUp, homePlayer } from './kits.ts';
import { gulfPark, palm, SAND_GROUND } from './park.ts';
import { bench, book } from './props.ts';

/** The two founders in front of the club's wall, from the knees up. */
export function founders(): string {
  return svgFile(
    1600,
    1000,
    `${box(0, 0, 1600, 1000, NAVY)}
    ${line('M150 1000V640A650 560 0 0 1 1450 640V1000M520 1000V500H1080V1000M520 500A280 250 0 0 1 1080 500', mix(NAVY, WHITE, 0.16), 8)}
    ${mark(800, 130, 90, { ball: ORANGE, ground: NAVY, wave: WHITE })}
    ${figure(grownUp(3, 'long', ORANGE, 'long'), POSES.stand, { x: 1010, y: 1240, scale: 2.1, mirrored: true })}
    ${holding(grownUp(0, 'shaved', WHITE), POSES.hold, { x: 600, y: 1270, scale: 2.3 }, 'near', (x, y) => ball(x + 8, y - 40, 98, ORANGE, INK, 14))}`,
  );
}

const SHADE = mix(SAND_GROUND, INK, 0.14);

/** First day of school: a player with his backpack and a coach. */
export function scholarStory(): string {
  return svgFile(
    1600,
    1000,
    `${box(0, 0, 1600, 1000, MIST)}
    ${shape('M260 200L800 70L1340 200V640H260Z', SAND)}
    ${box(230, 190, 1140, 34, mix(MIST, NAVY, 0.4))}
    ${[330, 520, 980, 1170].map((x) => box(x, 290, 110, 190, mix(MIST, NAVY, 0.22), 4)).join('\n')}
    ${box(710, 330, 180, 310, NAVY, 4)}
    ${box(0, 640, 1600, 360, SAND_GROUND)}
    ${palm(130, 700, 440)}
    ${shape('M560 610q-60 10-60 60v120q0 40 40 40h60z', ORANGE)}
    ${holding({ ...homePlayer(1, 'curls', '23'), sleeves: 'short', legs: 'pants', bottom: INK }, POSES.hold, { x: 640, y: 920, scale: 1.35, shadow: SHADE }, 'near', (x, y) => book(x + 10, y + 8, 0, NAVY))}
    ${figure(grownUp(3, 'bun', ORANGE, 'long'), POSES.fist, { x: 1030, y: 910, scale: 1.25, mirrored: true, shadow: SHADE })}`,
  );
}

/** After practice: homework on the bleachers with a volunteer. */
export function tutorStory(): string {
  const wall = mix(MIST, NAVY, 0.08);
  return svgFile(
    1600,
    1000,
    `${box(0, 0, 1600, 1000, wall)}
    ${[0, 1, 2].map((row) => box(0, 330 + row * 130, 1600, 130, mix(wall, NAVY, 0.08 + row * 0.07))).join('\n')}
    ${box(0, 720, 1600, 280, SAND_GROUND)}
    ${bench(430, 722, 780)}
    ${holding(homePlayer(0, 'locs', '7'), POSES.sit, { x: 600, y: 880, scale: 1.3, shadow: SHADE }, 'near', (x, y) => book(x + 26, y, -6, ORANGE))}
    ${figure(grownUp(3, 'short', mix(STEEL, NAVY, 0.4), 'long'), POSES.sit, { x: 1070, y: 880, scale: 1.3, mirrored: true, shadow: SHADE })}
    ${ball(330, 852, 50, ORANGE, INK, 20)}`,
  );
}

/** A family after the game, in the evening sun. */
export function familyStory(): string {
  return svgFile(
    1600,
    1000,
    `${gulfPark(600)}
    ${palm(1440, 720, 500)}
    ${line('M0 820H1600', mix(NATURAL, INK, 0.12), 7)}
    ${figure(grownUp(0, 'long', ORANGE), POSES.reach, { x: 480, y: 890, scale: 1.22, shadow: SHADE })}
    ${figure(homePlayer(1, 'short', '10'), POSES.cheer, { x: 800, y: 920, scale: 1.3, shadow: SHADE })}
    ${figure({ ...grownUp(1, 'curls', WHITE), bottom: NAVY }, POSES.cheer, { x: 1060, y: 900, scale: 0.8, mirrored: true, shadow: SHADE })}
    ${ball(930, 880, 46, ORANGE, INK, 20)}`,
  );
}
