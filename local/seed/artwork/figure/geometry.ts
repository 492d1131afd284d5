/** A point or direction of the picture; y grows downwards. */
export type Point = readonly [x: number, y: number];

const RADIANS = Math.PI / 180;

/** Where one comes to from `from` by going `length` at `degrees`: 0 is down, 90 to the right, 180 up. */
export function travel([x, y]: Point, degrees: number, length: number): Point {
  return [x + length * Math.sin(degrees * RADIANS), y + length * Math.cos(degrees * RADIANS)];
}

/** The point a share (0–1) of the way from one to another. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Path data of a limb that tapers from a circle of radius `ra` around `a` to one of `rb` around `b`. */
export function capsule(a: Point, ra: number, b: Point, rb: number): string {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const angle = Math.atan2(dy, dx);
  const spread = Math.acos(Math.max(-1, Math.min(1, (ra - rb) / Math.hypot(dx, dy))));
  const on = (center: Point, radius: number, at: number) =>
    `${Math.round(center[0] + radius * Math.cos(at))} ${Math.round(center[1] + radius * Math.sin(at))}`;
  const [left, right] = [angle - spread, angle + spread];
  const large = ra > rb ? 1 : 0;
  return `M${on(a, ra, right)}A${ra} ${ra} 0 ${large} 1 ${on(a, ra, left)}L${on(b, rb, left)}A${rb} ${rb} 0 ${1 - large} 1 ${on(b, rb, right)}Z`;
}
