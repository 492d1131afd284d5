/** Two angles of a limb, in degrees as in `travel`: upper arm and forearm, thigh and shin. */
export type Limb = readonly [upper: number, lower: number];

/**
 * How a figure stands, looking to the right. `near` limbs are drawn over the body, `far` ones behind it.
 * Lengths are those of a grown teenager of 400 units; the lowest foot stands on the figure's origin.
 */
export interface Pose {
  /** Degrees that the trunk leans forward, to the right. */
  lean: number;
  /** 0 seen from the side, 1 from the front. */
  turn: number;
  head: number;
  nearArm: Limb;
  farArm: Limb;
  nearLeg: Limb;
  farLeg: Limb;
  /** Degrees the toes point down, near and far. */
  feet: readonly [near: number, far: number];
}

export const POSES = {
  stand: {
    lean: 0,
    turn: 0.85,
    head: 0,
    nearArm: [-12, 4],
    farArm: [12, -2],
    nearLeg: [-6, -3],
    farLeg: [6, 4],
    feet: [0, 0],
  },
  layup: {
    lean: 8,
    turn: 0.5,
    head: -16,
    nearArm: [-38, 18],
    farArm: [166, 174],
    nearLeg: [80, -10],
    farLeg: [-12, -46],
    feet: [16, 52],
  },
  contest: {
    lean: -4,
    turn: 0.55,
    head: -12,
    nearArm: [-168, -178],
    farArm: [148, 162],
    nearLeg: [-10, -28],
    farLeg: [26, -30],
    feet: [40, 40],
  },
  run: {
    lean: 14,
    turn: 0.4,
    head: -4,
    nearArm: [-48, 42],
    farArm: [48, 128],
    nearLeg: [52, -16],
    farLeg: [-28, -74],
    feet: [-6, 64],
  },
  dribble: {
    lean: 22,
    turn: 0.45,
    head: -14,
    nearArm: [16, 58],
    farArm: [54, 96],
    nearLeg: [38, -22],
    farLeg: [-22, -40],
    feet: [0, 26],
  },
  shoot: {
    lean: -3,
    turn: 0.3,
    head: -12,
    nearArm: [112, 178],
    farArm: [120, 196],
    nearLeg: [2, -14],
    farLeg: [12, -20],
    feet: [46, 44],
  },
  guard: {
    lean: 18,
    turn: 0.6,
    head: -12,
    nearArm: [26, 74],
    farArm: [112, 138],
    nearLeg: [52, -24],
    farLeg: [-28, -44],
    feet: [0, 8],
  },
  point: {
    lean: 2,
    turn: 0.75,
    head: 0,
    nearArm: [-22, 14],
    farArm: [84, 88],
    nearLeg: [-8, -4],
    farLeg: [10, 4],
    feet: [0, 0],
  },
  hold: {
    lean: 1,
    turn: 0.8,
    head: 6,
    nearArm: [-20, 58],
    farArm: [20, -58],
    nearLeg: [-6, -4],
    farLeg: [8, 4],
    feet: [0, 0],
  },
  cheer: {
    lean: -3,
    turn: 0.9,
    head: -8,
    nearArm: [-150, -168],
    farArm: [148, 166],
    nearLeg: [-8, -4],
    farLeg: [10, 6],
    feet: [0, 0],
  },
  fist: {
    lean: -2,
    turn: 0.8,
    head: -6,
    nearArm: [-24, 20],
    farArm: [140, 176],
    nearLeg: [-10, -4],
    farLeg: [10, 4],
    feet: [0, 0],
  },
  reach: {
    lean: 4,
    turn: 0.65,
    head: -8,
    nearArm: [-16, 10],
    farArm: [118, 142],
    nearLeg: [-10, -8],
    farLeg: [12, 2],
    feet: [0, 0],
  },
  sit: {
    lean: 4,
    turn: 0.5,
    head: 2,
    nearArm: [10, 66],
    farArm: [22, 70],
    nearLeg: [84, 2],
    farLeg: [78, 8],
    feet: [0, 0],
  },
  kneel: {
    lean: 10,
    turn: 0.5,
    head: 4,
    nearArm: [20, 62],
    farArm: [58, 104],
    nearLeg: [4, -102],
    farLeg: [86, 0],
    feet: [58, 0],
  },
  carry: {
    lean: -4,
    turn: 0.5,
    head: 2,
    nearArm: [14, 84],
    farArm: [24, 88],
    nearLeg: [14, -4],
    farLeg: [-14, -20],
    feet: [0, 14],
  },
  talk: {
    lean: 1,
    turn: 0.75,
    head: 2,
    nearArm: [-14, 6],
    farArm: [24, 158],
    nearLeg: [-6, -4],
    farLeg: [8, 4],
    feet: [0, 0],
  },
  akimbo: {
    lean: 0,
    turn: 0.95,
    head: -2,
    nearArm: [-42, 46],
    farArm: [42, -46],
    nearLeg: [-12, -6],
    farLeg: [12, 6],
    feet: [0, 0],
  },
} as const satisfies Record<string, Pose>;
