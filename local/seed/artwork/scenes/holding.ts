import { figure, handsOf, type Person, type Placement } from '../figure/figure.ts';
import type { Pose } from '../figure/pose.ts';

/** Where a hand of a placed figure is, for what it holds. */
export function handAt(pose: Pose, at: Placement, side: 'near' | 'far'): [x: number, y: number] {
  const [x, y] = handsOf(pose)[side];
  const scale = at.scale ?? 1;
  return [Math.round(at.x + x * scale * (at.mirrored ? -1 : 1)), Math.round(at.y + y * scale)];
}

/** A figure with something in a hand, drawn over it. */
export function holding(
  person: Person,
  pose: Pose,
  at: Placement,
  side: 'near' | 'far',
  thing: (x: number, y: number) => string,
): string {
  return `${figure(person, pose, at)}\n${thing(...handAt(pose, at, side))}`;
}
