import { figure } from '../figure/figure.ts';
import { POSES } from '../figure/pose.ts';
import { ball, mark } from '../mark.ts';
import { numerals } from '../numerals.ts';
import { INK, MIST, NATURAL, NAVY, ORANGE, SAND, STEEL, WHITE } from '../palette.ts';
import { mix } from '../shade.ts';
import { box, circle, line, shape, svgFile } from '../svg.ts';
import { gymHall, SHADOW, scoreboard } from './gym.ts';
import { holding } from './holding.ts';
import { grownUp, homePlayer, orangePlayer } from './kits.ts';
import { bench, camera, clipboard, hangingJersey, microphone, trophy } from './props.ts';

const DEEP = mix(NAVY, INK, 0.25);
const STAGE = mix(NATURAL, WHITE, 0.2);
const ON_STAGE = mix(STAGE, INK, 0.16);

/** The awards night at the end of the season. */
export function banquet(): string {
  const bunting = Array.from({ length: 10 }, (_, index) => {
    const y = 42 + Math.round(46 * Math.sin(((index + 0.5) / 10) * Math.PI));
    return shape(`M${index * 160 + 30} ${y}h100l-50 84z`, index % 2 ? ORANGE : WHITE);
  });
  return svgFile(
    1600,
    1000,
    `${box(0, 0, 1600, 1000, DEEP)}
    ${line('M0 30Q800 136 1600 30', WHITE, 5)}
    ${bunting.join('\n')}
    ${box(0, 800, 1600, 200, STAGE)}
    ${figure(grownUp(1, 'long', WHITE, 'long'), POSES.cheer, { x: 300, y: 880, scale: 1.15, shadow: ON_STAGE })}
    ${holding(
      { ...orangePlayer(0, 'short', '23'), bottom: WHITE },
      POSES.fist,
      { x: 800, y: 920, scale: 1.22, shadow: ON_STAGE },
      'far',
      (x, y) => trophy(x, y + 4, 0.9),
    )}
    ${figure({ ...homePlayer(3, 'curls', '5'), top: WHITE, bottom: WHITE, trim: ORANGE }, POSES.cheer, { x: 1260, y: 890, scale: 1.2, mirrored: true, shadow: ON_STAGE })}
    ${box(470, 812, 160, 188, mix(NAVY, WHITE, 0.12), 6)}
    ${trophy(550, 812, 0.8)}`,
  );
}

/** Five in a row in front of the paper roll. */
export function mediaDay(): string {
  const row = (
    [
      [240, 3, 'short', '4'],
      [520, 0, 'locs', '7'],
      [800, 1, 'curls', '23'],
      [1080, 2, 'shaved', '10'],
      [1360, 0, 'bun', '32'],
    ] as const
  ).map(([x, shade, hair, number], index) =>
    figure(homePlayer(shade, hair, number), index % 2 ? POSES.akimbo : POSES.stand, {
      x,
      y: 900,
      scale: index === 2 ? 1.4 : 1.28,
      mirrored: index > 2,
      shadow: mix(SAND, INK, 0.14),
    }),
  );
  return svgFile(
    1600,
    1000,
    `${box(0, 0, 1600, 1000, mix(MIST, NAVY, 0.1))}
    ${shape('M90 60H1510V800Q1510 860 1560 1000H40Q90 860 90 800Z', SAND)}
    ${line('M300 860V560A500 400 0 0 1 1300 560V860', mix(SAND, ORANGE, 0.3), 8)}
    ${row.join('\n')}`,
  );
}

/** Before the game: jerseys out, last words. */
export function lockerRoom(): string {
  const lockers = [90, 330, 570, 810, 1050, 1290].map(
    (x, index) =>
      `${box(x, 90, 220, 520, mix(MIST, NAVY, 0.3), 8)}
      ${hangingJersey(x + 110, 150, index % 2 ? WHITE : NAVY, index % 2 ? NAVY : ORANGE)}`,
  );
  return svgFile(
    1600,
    1000,
    `${box(0, 0, 1600, 1000, mix(MIST, NAVY, 0.16))}
    ${box(0, 720, 1600, 280, STAGE)}
    ${lockers.join('\n')}
    ${bench(150, 690, 860)}
    ${figure(homePlayer(1, 'short', ''), POSES.sit, { x: 330, y: 850, scale: 1.2, shadow: ON_STAGE })}
    ${figure(homePlayer(3, 'curls', ''), POSES.sit, { x: 650, y: 850, scale: 1.2, shadow: ON_STAGE })}
    ${holding(grownUp(0, 'shaved', ORANGE), POSES.kneel, { x: 1180, y: 906, scale: 1.25, mirrored: true, shadow: ON_STAGE }, 'far', (x, y) => clipboard(x - 12, y - 14, -10))}`,
  );
}

/** The people behind the table, without whom no game starts. */
export function scorersTable(): string {
  return svgFile(
    1600,
    1000,
    `${gymHall(640, [80, 1310])}
    ${scoreboard(800, 170, '62', '58')}
    ${figure(grownUp(2, 'long', WHITE), POSES.talk, { x: 400, y: 860, scale: 1.2 })}
    ${figure(grownUp(0, 'short', ORANGE), POSES.hold, { x: 800, y: 860, scale: 1.2 })}
    ${figure(grownUp(3, 'cap', mix(NAVY, WHITE, 0.2), 'long'), POSES.fist, { x: 1190, y: 860, scale: 1.2, mirrored: true })}
    ${box(170, 640, 1260, 270, NAVY, 10)}
    ${box(150, 620, 1300, 34, mix(NATURAL, INK, 0.25), 8)}
    ${line('M500 910V860A300 130 0 0 1 1100 860V910', mix(NAVY, WHITE, 0.35), 7)}
    ${mark(800, 800, 74, { ball: ORANGE, ground: NAVY, wave: WHITE })}
    ${box(560, 556, 130, 68, INK, 6)}
    ${box(940, 590, 120, 30, WHITE, 3)}
    ${ball(1330, 578, 42, ORANGE, INK, 12)}
    ${line('M0 960H1600', WHITE, 7)}`,
  );
}

/** A portrait of one player, with his number as tall as the wall. */
export function playerFeature(): string {
  return svgFile(
    1600,
    1000,
    `${box(0, 0, 1600, 1000, ORANGE)}
    ${line('M250 1000V560A550 500 0 0 1 1350 560V1000M560 1000V440H1040V1000M560 440A240 240 0 0 1 1040 440', mix(ORANGE, WHITE, 0.3), 8)}
    ${numerals('23', 800, 470, 720, mix(ORANGE, WHITE, 0.16))}
    ${box(0, 900, 1600, 100, mix(ORANGE, INK, 0.12))}
    ${figure(homePlayer(1, 'curls', '23'), POSES.akimbo, { x: 800, y: 940, scale: 1.9, shadow: mix(ORANGE, INK, 0.26) })}
    ${ball(1090, 872, 72, WHITE, NAVY, 20)}`,
  );
}

/** After the final whistle: two questions at the microphone. */
export function interview(): string {
  const speaker = { x: 720, y: 920, scale: 1.3, shadow: SHADOW };
  return svgFile(
    1600,
    1000,
    `${gymHall(660, [])}
    ${box(430, 90, 700, 500, NAVY, 8)}
    ${[0, 1, 2, 3, 4, 5].map((index) => mark(550 + (index % 3) * 230, 210 + Math.floor(index / 3) * 250, 54, { ball: ORANGE, ground: NAVY, wave: WHITE })).join('\n')}
    ${camera(250, 560)}
    ${figure(grownUp(2, 'long', STEEL, 'long'), POSES.point, { x: 1110, y: 920, scale: 1.2, mirrored: true, shadow: SHADOW })}
    ${figure({ ...homePlayer(0, 'short', '7'), top: WHITE, trim: ORANGE, bottom: NAVY }, POSES.talk, speaker)}
    ${microphone(846, 516, -24)}
    ${circle(250, 330, 46, WHITE)}
    ${line('M250 376V470', INK, 10)}`,
  );
}
