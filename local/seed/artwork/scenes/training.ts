import { figure } from '../figure/figure.ts';
import { POSES } from '../figure/pose.ts';
import { ball } from '../mark.ts';
import { INK, NAVY, ORANGE, WHITE } from '../palette.ts';
import { line, svgFile } from '../svg.ts';
import { gymHall, SHADOW } from './gym.ts';
import { holding } from './holding.ts';
import { grownUp, homePlayer, orangePlayer } from './kits.ts';
import { clipboard, cone } from './props.ts';

/** Slides and closeouts between the cones; the coach shows the way. */
export function defensiveDrill(): string {
  const coach = { x: 1290, y: 880, scale: 1.25, mirrored: true, shadow: SHADOW };
  return svgFile(
    1600,
    1000,
    `${gymHall(640, [160, 420, 680, 940])}
    ${line('M0 680H1600M380 1000A520 260 0 0 1 1420 1000', WHITE, 7)}
    ${cone(150, 790)}
    ${cone(560, 760)}
    ${cone(960, 780)}
    ${figure(orangePlayer(3, 'short', ''), POSES.guard, { x: 290, y: 830, scale: 1.05, shadow: SHADOW })}
    ${figure(orangePlayer(0, 'locs', ''), POSES.guard, { x: 780, y: 850, scale: 1.1, shadow: SHADOW })}
    ${figure(orangePlayer(1, 'curls', ''), POSES.guard, { x: 520, y: 940, scale: 1.2, shadow: SHADOW })}
    ${holding(grownUp(1, 'cap', NAVY), POSES.point, coach, 'near', (x, y) => clipboard(x + 4, y + 10, 8))}`,
  );
}

/** Pairs pass while the coach counts. */
export function passingDrill(): string {
  return svgFile(
    1600,
    1000,
    `${gymHall(640, [60, 300, 1060, 1300])}
    ${line('M0 680H1600M800 680V1000M800 730A250 70 0 0 0 800 910A250 70 0 0 0 800 730', WHITE, 7)}
    ${figure(grownUp(2, 'long', ORANGE, 'long'), POSES.akimbo, { x: 800, y: 770, scale: 1, shadow: SHADOW })}
    ${figure(homePlayer(0, 'short', '21'), POSES.point, { x: 380, y: 920, scale: 1.2, shadow: SHADOW })}
    ${figure(homePlayer(2, 'curls', '6'), POSES.point, { x: 1230, y: 920, scale: 1.2, mirrored: true, shadow: SHADOW })}
    ${line('M600 590L800 876L930 690', NAVY, 7, 'stroke-dasharray="2 28"')}
    ${ball(958, 650, 42, ORANGE, INK, 20)}`,
  );
}
