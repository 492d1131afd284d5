import { numerals } from '../numerals.ts';
import { INK, NATURAL, NAVY, ORANGE, WHITE } from '../palette.ts';
import { mix } from '../shade.ts';
import { box, line, place, shape } from '../svg.ts';

export const WALL = mix('#EAEEF7', NAVY, 0.04);
const FLOOR = mix(NATURAL, ORANGE, 0.12);
export const SHADOW = mix(FLOOR, INK, 0.16);

/** The wall with its high windows, the padding at its foot and the floor; the floor begins at `floorY`. */
export function gymHall(floorY: number, windows: readonly number[]): string {
  const panes = windows.map((x) => `M${x} 90H${x + 190}V330H${x}Z`).join('');
  const bars = windows.map((x) => `M${x + 95} 90V330M${x} 210H${x + 190}`).join('');
  const light = windows
    .map((x) => `M${x - 60} ${floorY}H${x + 80}L${x - 120} 1000H${x - 300}Z`)
    .join('');
  return `${box(0, 0, 1600, floorY, WALL)}
  ${shape(panes, WHITE)}
  ${line(bars, WALL, 8)}
  ${box(0, floorY - 60, 1600, 60, mix(WALL, NAVY, 0.2))}
  ${box(0, floorY, 1600, 1000 - floorY, FLOOR)}
  ${shape(light, WHITE, 'opacity=".2"')}`;
}

const SEAT = 68;
const SECTION = 8;
const SPECTATORS = [0, -9, -3, -12, -5, 1, -8, -2]
  .map((up, index) => {
    const x = index * SEAT + ((index * 37) % 15);
    return `M${x - 15} ${up}a15 17 0 1 1 30 0a15 17 0 1 1-30 0m-13 ${58 - up}v${up - 16}a28 26 0 0 1 56 0v${16 - up}z`;
  })
  .join('');

/** Rows of people on a stand behind the court, the whole width of the picture; the lowest row ends at `foot`. */
export function crowd(foot: number, rows: number): string {
  const section = `<defs><path id="section" d="${SPECTATORS}"/></defs>`;
  const lines = Array.from({ length: rows }, (_, row) => {
    const top = foot - 58 - (rows - 1 - row) * 58;
    const seats = [0, 1, 2]
      .map((index) => index * SECTION * SEAT + 14 - ((row * 23) % 40))
      .map((x) => `<use href="#section" x="${x}" y="${top}"/>`)
      .join('');
    return `${box(0, top + 30, 1600, 28, mix(WALL, NAVY, 0.08 + 0.05 * row))}
    <g fill="${mix(WALL, NAVY, 0.17 + 0.07 * row)}">${seats}</g>`;
  });
  return [section, ...lines].join('\n');
}

/** A pennant that hangs from the ceiling. */
export function banner(x: number, height: number, color: string, trim: string): string {
  return `${shape(`M${x} 0H${x + 96}V${height}L${x + 48} ${height + 34}L${x} ${height}Z`, color)}
  ${line(`M${x + 14} ${height - 26}L${x + 48} ${height - 2}L${x + 82} ${height - 26}`, trim, 8)}`;
}

/** The board on the wall: our points and theirs. */
export function scoreboard(x: number, y: number, ours: string, theirs: string): string {
  return place(
    x,
    y,
    `${box(-130, -62, 260, 124, INK, 12)}
    ${box(-8, 14, 16, 8, ORANGE)}
    ${box(-8, -14, 16, 8, ORANGE)}
    ${numerals(ours, -70, 4, 66, ORANGE)}
    ${numerals(theirs, 70, 4, 66, WHITE)}`,
  );
}

/** A hoop seen from the side, open to the left; the rim's centre is at the origin. 100 units are half a meter. */
export function hoop(x: number, y: number, scale = 1): string {
  return place(
    x,
    y,
    `${line('M150-70H300L330 30V660', mix(INK, WHITE, 0.3), 18)}
    ${shape('M104-190L146-214V14L104 40Z', WHITE)}
    ${line('M104-190L146-214V14L104 40ZM112-86L138-98V-34L112-22Z', NAVY, 6)}
    ${line('M-62 6L-40 106M-30 14L-24 112M8 17L2 114M46 14L26 112M72 4L44 106M-56 36L40 108M-50 70L20 112M66 36L-34 108M58 70L-10 112', mix(WALL, NAVY, 0.45), 4)}
    ${line('M104 2H78M-66 0A72 17 0 1 0 78 0A72 17 0 1 0-66 0', ORANGE, 10)}`,
    scale,
  );
}
