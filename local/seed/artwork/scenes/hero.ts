import { figure, handsOf, type Placement } from '../figure/figure.ts';
import { POSES } from '../figure/pose.ts';
import { ball } from '../mark.ts';
import { INK, NAVY, ORANGE, WHITE } from '../palette.ts';
import { mix } from '../shade.ts';
import { ellipse, line, shape, svgFile } from '../svg.ts';
import { banner, crowd, gymHall, hoop, SHADOW } from './gym.ts';
import { guestPlayer, homePlayer } from './kits.ts';

/** Sidelines, baseline, key, free-throw circle and the three-point arc, seen from the stands. */
const COURT =
  'M0 716H1410L1542 1000M800 780H1440L1498 905H800ZM800 780A150 62.5 0 0 0 800 905M1428 742H1080C330 742 330 968 1100 968H1527';
const flyer: Placement = { x: 1010, y: 742, scale: 1.22 };

/** The first thing a visitor sees: a layup at home, with the key painted orange under it. */
export function hero(): string {
  const [handX, handY] = handsOf(POSES.layup).far;
  const [ballX, ballY] = [flyer.x + (handX + 12) * 1.22, flyer.y + (handY - 22) * 1.22];
  return svgFile(
    1600,
    1000,
    `${gymHall(690, [470, 700, 930, 1160])}
    ${banner(90, 210, NAVY, ORANGE)}
    ${banner(206, 170, ORANGE, WHITE)}
    ${banner(322, 210, NAVY, ORANGE)}
    ${crowd(632, 3)}
    ${shape('M800 780H1440L1498 905H800Z', ORANGE)}
    ${line(COURT, WHITE, 7)}
    ${line('M800 780A150 62.5 0 0 1 800 905', WHITE, 7, 'stroke-dasharray="22 20"')}
    ${ellipse(1010, 868, 120, 16, mix(ORANGE, INK, 0.25))}
    ${ellipse(1195, 846, 90, 13, mix(ORANGE, INK, 0.25))}
    ${ellipse(600, 932, 130, 15, SHADOW)}
    ${hoop(1260, 214, 0.95)}
    ${figure(guestPlayer(2, 'short', '11'), POSES.contest, { x: 1196, y: 822, scale: 1.16, mirrored: true })}
    ${figure(homePlayer(0, 'locs', '7'), POSES.run, { x: 590, y: 926, scale: 1.2 })}
    ${ball(ballX, ballY, 40, ORANGE, INK, 24)}
    ${figure(homePlayer(1, 'curls', '23'), POSES.layup, flyer)}`,
  );
}
