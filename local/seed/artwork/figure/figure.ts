import { numerals } from '../numerals.ts';
import { INK, WHITE } from '../palette.ts';
import { mix } from '../shade.ts';
import { BUTT, ellipse, line, place, shape } from '../svg.ts';
import { between, capsule, type Point, travel } from './geometry.ts';
import { type Hairstyle, head } from './head.ts';
import type { Limb, Pose } from './pose.ts';

export interface Person {
  skin: string;
  hair: Hairstyle;
  top: string;
  trim: string;
  bottom: string;
  /** Shoes; white unless told. */
  shoes?: string;
  sleeves?: 'none' | 'short' | 'long';
  legs?: 'shorts' | 'pants';
  number?: string;
}

export interface Placement {
  x: number;
  /** Where the lowest foot stands. */
  y: number;
  scale?: number;
  /** Looks to the left. */
  mirrored?: boolean;
  /** Color of the shadow under the feet; none for those in the air. */
  shadow?: string;
}

const ARM = { upper: 76, lower: 68, shoulder: 19, elbow: 14, wrist: 10 };
const LEG = { upper: 100, lower: 92, knee: 20, ankle: 12 };

interface Joints {
  neck: Point;
  shoulders: { near: Point; far: Point };
  hips: { near: Point; far: Point };
}

/** Where the hands are, so that a ball, a board or a box can be put into them; before placement. */
export function handsOf(pose: Pose): { near: Point; far: Point } {
  const { shoulders } = joints(pose);
  const [, down] = footing(pose);
  const hand = (from: Point, [upper, lower]: Limb): Point => {
    const [x, y] = travel(travel(from, upper, ARM.upper), lower, ARM.lower + 12);
    return [x, y - down];
  };
  return { near: hand(shoulders.near, pose.nearArm), far: hand(shoulders.far, pose.farArm) };
}

function joints({ lean, turn }: Pose): Joints {
  const neck = travel([0, 0], 180 - lean, 124);
  const wide = (from: Point, half: number): { near: Point; far: Point } => ({
    near: travel(from, lean - 90, half),
    far: travel(from, lean + 90, half),
  });
  return {
    neck,
    shoulders: wide(travel(neck, -lean, 12), 16 + 28 * turn),
    hips: wide([0, 0], 8 + 14 * turn),
  };
}

/** The lowest point of the two feet, in the body's own coordinates. */
function footing(pose: Pose): Point {
  const { hips } = joints(pose);
  const near = travel(travel(hips.near, pose.nearLeg[0], LEG.upper), pose.nearLeg[1], LEG.lower);
  const far = travel(travel(hips.far, pose.farLeg[0], LEG.upper), pose.farLeg[1], LEG.lower);
  return [0, Math.max(near[1], far[1]) + 24];
}

/** A person in a pose. Mirrored figures keep a readable number. */
export function figure(person: Person, pose: Pose, at: Placement): string {
  const { neck, shoulders, hips } = joints(pose);
  const far = {
    ...person,
    skin: mix(person.skin, INK, 0.16),
    bottom: mix(person.bottom, INK, 0.2),
    top: mix(person.top, INK, 0.2),
  };
  const [, down] = footing(pose);
  const body = `${arm(far, shoulders.far, pose.farArm)}
  ${leg(far, hips.far, pose.farLeg, pose.feet[1])}
  ${leg(person, hips.near, pose.nearLeg, pose.feet[0])}
  ${shape(capsule(travel(neck, -pose.lean, 6), 16, travel(neck, 180 - pose.lean - pose.head / 2, 30), 14), mix(person.skin, INK, 0.12))}
  ${trunk(person, pose, { neck, shoulders, hips })}
  ${person.number ? chestNumber(person, pose, shoulders, hips, at.mirrored ?? false) : ''}
  ${place(...travel(neck, 180 - pose.lean - pose.head / 2, 48), head(person.skin, person.hair, person.trim), 1.12, pose.lean / 2 + pose.head)}
  ${arm(person, shoulders.near, pose.nearArm)}`;
  const scale = at.scale ?? 1;
  const flip = at.mirrored ? ` scale(${-scale} ${scale})` : scale === 1 ? '' : ` scale(${scale})`;
  const shadow = at.shadow ? ellipse(at.x, at.y, 92 * scale, 11 * scale, at.shadow) : '';
  return `${shadow}\n<g transform="translate(${at.x} ${at.y})${flip} translate(0 ${-Math.round(down)})">\n${body}\n</g>`;
}

function arm(person: Person, shoulder: Point, [upper, lower]: Limb): string {
  const elbow = travel(shoulder, upper, ARM.upper);
  const wrist = travel(elbow, lower, ARM.lower);
  const skin = shape(
    capsule(shoulder, ARM.shoulder, elbow, ARM.elbow) +
      capsule(elbow, ARM.elbow, wrist, ARM.wrist) +
      capsule(wrist, ARM.wrist, travel(wrist, lower, 16), 9) +
      capsule(travel(wrist, lower, 2), 6, travel(travel(wrist, lower, 12), lower + 80, 11), 4),
    person.skin,
  );
  if (person.sleeves === 'long') {
    const cuff = between(elbow, wrist, 0.92);
    return (
      skin + shape(capsule(shoulder, 21, elbow, 17) + capsule(elbow, 17, cuff, 14), person.top)
    );
  }
  if (person.sleeves !== 'short') return skin;
  return skin + shape(capsule(shoulder, 21, between(shoulder, elbow, 0.5), 20), person.top);
}

function leg(person: Person, hip: Point, [upper, lower]: Limb, toes: number): string {
  const knee = travel(hip, upper, LEG.upper);
  const ankle = travel(knee, lower, LEG.lower);
  const shoe = place(
    ...rounded(ankle),
    SHOE(person.shoes ?? WHITE, person.trim),
    1,
    Math.round(toes),
  );
  if (person.legs === 'pants') {
    const cloth = capsule(hip, 31, knee, 23) + capsule(knee, 23, ankle, 17);
    return `${shoe}\n${shape(cloth, person.bottom)}`;
  }
  const skin =
    capsule(between(hip, knee, 0.5), 26, knee, LEG.knee) +
    capsule(knee, LEG.knee, ankle, LEG.ankle);
  const hem = between(hip, knee, 0.74);
  return `${shape(skin, person.skin)}
  ${shape(capsule(between(knee, ankle, 0.62), 15, ankle, 13), WHITE)}
  ${shoe}
  ${shape(`${capsule(hip, 31, between(hip, knee, 0.3), 31)}M${shorts(hip, hem, upper)}Z`, person.bottom)}
  ${line(`M${corner(hem, upper, -33)}L${corner(hem, upper, 33)}`, person.trim, 5, BUTT)}`;
}

const corner = (center: Point, degrees: number, half: number) =>
  rounded(travel(center, degrees + 90, half)).join(' ');

/** One leg of the shorts: wider at the hem, and cut straight. */
function shorts(hip: Point, hem: Point, degrees: number): string {
  return [
    corner(hip, degrees, -31),
    corner(hip, degrees, 31),
    corner(hem, degrees, 35),
    corner(hem, degrees, -35),
  ].join('L');
}

const rounded = ([x, y]: Point): [number, number] => [Math.round(x), Math.round(y)];

const SHOE = (color: string, trim: string) =>
  `${shape('M-15-12L14-14C18 2 36 4 46 10Q52 14 50 22H-18Q-22 2-15-12Z', color)}
  ${line('M-19 22H50M12 0L24 6', trim, 5)}`;

function trunk(person: Person, pose: Pose, { neck, shoulders, hips }: Joints): string {
  const { top, trim, skin } = person;
  const inset = person.sleeves ? 0.1 : 0.16;
  const corners = [
    between(shoulders.near, shoulders.far, inset),
    between(shoulders.far, shoulders.near, inset),
    hips.far,
    hips.near,
  ];
  const d = `M${corners.map((corner) => rounded(corner).join(' ')).join('L')}Z`;
  const collar = place(
    ...rounded(travel(neck, -pose.lean, -9)),
    `${shape(person.legs === 'pants' ? 'M-13-14L-13 0L2 26L15 0V-14Z' : 'M-17-12V0Q2 38 19 0V-12Z', mix(skin, INK, 0.12))}
    ${line(person.legs === 'pants' ? 'M-14 0L2 26L16 0' : 'M-17 0Q2 38 19 0', trim, 5)}`,
    1,
    pose.lean,
  );
  return `<path d="${d}" fill="${top}" stroke="${top}" stroke-width="44" stroke-linejoin="round"/>
  ${collar}`;
}

function chestNumber(
  person: Person,
  pose: Pose,
  shoulders: Joints['shoulders'],
  hips: Joints['hips'],
  mirrored: boolean,
): string {
  const chest = between(
    between(shoulders.near, shoulders.far, 0.5),
    between(hips.near, hips.far, 0.5),
    0.5,
  );
  const size = 34 + 14 * pose.turn;
  const number = numerals(person.number ?? '', 0, 0, size, person.trim);
  const upright = mirrored ? `<g transform="scale(-1 1)">\n${number}\n</g>` : number;
  return place(...rounded(chest), upright, 1, pose.lean);
}
