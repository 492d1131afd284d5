import { figure } from '../figure/figure.ts';
import { POSES } from '../figure/pose.ts';
import { ball } from '../mark.ts';
import { INK, NAVY, ORANGE, WHITE } from '../palette.ts';
import { mix } from '../shade.ts';
import { ellipse, line, svgFile } from '../svg.ts';
import { banner, crowd, gymHall, hoop, SHADOW, scoreboard, WALL } from './gym.ts';
import { handAt } from './holding.ts';
import { guestPlayer, homePlayer } from './kits.ts';

/** The last shot: the ball on its way, the clock all but out. */
export function buzzerBeater(): string {
  return svgFile(
    1600,
    1000,
    `${gymHall(700, [])}
    ${scoreboard(560, 150, '84', '85')}
    ${crowd(640, 4)}
    ${line('M0 730H1430L1560 1000M1450 770H700C300 780 180 900 300 1000', WHITE, 7)}
    ${hoop(1330, 236, 0.8)}
    ${ellipse(500, 900, 100, 12, SHADOW)}
    ${figure(guestPlayer(3, 'short', '4'), POSES.contest, { x: 760, y: 896, scale: 1.1, mirrored: true, shadow: SHADOW })}
    ${figure(homePlayer(1, 'shaved', '10'), POSES.shoot, { x: 490, y: 858, scale: 1.2 })}
    ${line('M640 250C800 90 980 70 1130 130', mix(WALL, NAVY, 0.4), 8, 'stroke-dasharray="2 30"')}
    ${ball(1160, 146, 42, ORANGE, INK, 15)}`,
  );
}

/** Two against one on the break. */
export function fastBreak(): string {
  const runner = { x: 900, y: 930, scale: 1.3, shadow: SHADOW };
  const [handX, handY] = handAt(POSES.dribble, runner, 'near');
  return svgFile(
    1600,
    1000,
    `${gymHall(660, [120, 400, 680, 960, 1240])}
    ${line('M0 700H1600M800 700L780 1000M1030 850A236 80 0 1 0 558 850A236 80 0 1 0 1030 850', WHITE, 7)}
    ${figure(homePlayer(3, 'short', '5'), POSES.run, { x: 420, y: 860, scale: 1.15, shadow: SHADOW })}
    ${figure(guestPlayer(0, 'shaved', '9'), POSES.guard, { x: 1310, y: 880, scale: 1.2, mirrored: true, shadow: SHADOW })}
    ${figure(homePlayer(0, 'bun', ''), POSES.dribble, runner)}
    ${ball(handX + 14, handY + 64, 44, ORANGE, INK, 10)}`,
  );
}

/** A still gym in the morning, one player at the line. */
export function freeThrows(): string {
  return svgFile(
    1600,
    1000,
    `${gymHall(680, [120, 400, 680, 960])}
    ${banner(20, 150, NAVY, ORANGE)}
    ${line('M0 712H1430L1556 1000M640 790H1464L1508 890H620ZM630 790A110 50 0 0 0 630 890', WHITE, 7)}
    ${hoop(1290, 240, 0.85)}
    ${ball(712, 306, 42, ORANGE, INK, 30)}
    ${figure(homePlayer(2, 'curls', '14'), POSES.shoot, { x: 610, y: 850, scale: 1.2, shadow: SHADOW })}
    ${figure({ ...homePlayer(0, 'short', ''), top: WHITE, trim: ORANGE }, POSES.guard, { x: 1060, y: 900, scale: 1.1, shadow: SHADOW })}`,
  );
}
