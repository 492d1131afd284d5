import { INK, NATURAL, NAVY, ORANGE, STEEL, WHITE } from '../palette.ts';
import { mix } from '../shade.ts';
import { box, circle, line, place, shape } from '../svg.ts';

/** Things people hold, sit on or stand beside; each around its own origin, sizes as figures at scale 1. */

export const bench = (x: number, y: number, width: number): string =>
  `${box(x, y, width, 24, mix(NATURAL, INK, 0.35), 6)}
  ${line(`M${x + 40} ${y + 24}V${y + 92}M${x + width - 40} ${y + 24}V${y + 92}`, mix(INK, WHITE, 0.35), 14)}`;

export const cone = (x: number, y: number): string =>
  place(x, y, `${shape('M-34 0H34L10-78H-10Z', ORANGE)}\n${shape('M-23-28H23L17-48H-17Z', WHITE)}`);

export const clipboard = (x: number, y: number, degrees: number): string =>
  place(
    x,
    y,
    `${box(-34, -44, 68, 88, mix(NATURAL, INK, 0.4), 6)}
    ${box(-27, -34, 54, 70, WHITE)}
    ${box(-14, -50, 28, 14, STEEL, 4)}
    ${line('M-16-14C0-24 10-6 18-16M-16 10H12M-16 24H4', NAVY, 4)}`,
    1,
    degrees,
  );

export const book = (x: number, y: number, degrees: number, color: string): string =>
  place(
    x,
    y,
    `${shape('M0 8L-54-6V-60L0-46L54-60V-6Z', color)}
    ${shape('M0 0L-46-12V-58L0-46L46-58V-12Z', WHITE)}
    ${line('M0-46V0M-34-40L-12-34M-34-26L-12-20M34-40L12-34M34-26L12-20', STEEL, 3)}`,
    1,
    degrees,
  );

export const carton = (x: number, y: number, color: string): string =>
  place(
    x,
    y,
    `${box(-64, -50, 128, 100, color, 4)}
    ${line('M-64-18H64M-14-50V-18H14V-50', mix(color, INK, 0.3), 5)}`,
  );

export const microphone = (x: number, y: number, degrees: number): string =>
  place(
    x,
    y,
    `${line('M0 10V46', INK, 11)}\n${circle(0, 0, 15, INK)}\n${line('M-13 4H13', ORANGE, 5)}`,
    1,
    degrees,
  );

export const camera = (x: number, y: number): string =>
  place(
    x,
    y,
    `${line('M0 40L-90 330M0 40L90 330M0 40V320', mix(INK, WHITE, 0.25), 12)}
    ${box(-78, -52, 136, 92, INK, 12)}
    ${shape('M58-24L112-44V32L58 12Z', mix(INK, WHITE, 0.2))}
    ${circle(-40, -70, 26, mix(INK, WHITE, 0.15))}
    ${circle(22, -70, 26, mix(INK, WHITE, 0.15))}
    ${circle(-56, -30, 7, ORANGE)}`,
  );

export const trophy = (x: number, y: number, scale: number): string =>
  place(
    x,
    y,
    `${line('M-44-150C-92-150-86-84-34-84M44-150C92-150 86-84 34-84', ORANGE, 11)}
    ${shape('M-50-170H50C50-100 34-66 10-60V-30H30V-14H-30V-30H-10V-60C-34-66-50-100-50-170Z', ORANGE)}
    ${box(-44, -18, 88, 18, WHITE, 3)}`,
    scale,
  );

/** A jersey on a hanger; the hook is at the origin. */
export const hangingJersey = (x: number, y: number, color: string, trim: string): string =>
  place(
    x,
    y,
    `${line('M0-18V0L-44 26M0 0L44 26', STEEL, 6)}
    ${shape('M-44 22L-20 14Q0 56 20 14L44 22Q42 66 62 80V210H-62V80Q-42 66-44 22Z', color)}
    ${line('M-20 14Q0 56 20 14', trim, 6)}
    ${box(-18, 86, 36, 60, trim, 4)}`,
  );
