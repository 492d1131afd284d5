/** Tests that are tried against a fault. */
export interface Stage {
  /** Of tests/vitest.config.ts. */
  projects: readonly string[];
  /** How many of the files of tests that run the code with a fault, the likeliest first. */
  mostTests: number;
}

/** A part of the code, the tests that hold it, and what share of its faults they have to find. */
export interface Area {
  /** Patterns of its files; tests and words for people are left out. */
  files: readonly string[];
  /** The folder whose tests start its commands as processes of their own: no fault can be put into those. */
  leftOut?: string;
  /** One after the other: what the cheap tests find is not tried against the others. */
  stages: readonly Stage[];
  /** How many faults are tried, unless told. */
  sample: number;
  /** In percent. */
  goal: number;
}

export const AREAS: Record<string, Area> = {
  domain: {
    files: ['src/domain/**/*.ts'],
    stages: [
      { projects: ['pure'], mostTests: 10 },
      { projects: ['functions'], mostTests: 4 },
    ],
    sample: 150,
    goal: 85,
  },
  'use-cases': {
    files: ['netlify/server/use-cases/**/*.ts'],
    leftOut: 'netlify/server/use-cases/deployment/',
    stages: [{ projects: ['functions', 'unit'], mostTests: 8 }],
    sample: 60,
    goal: 75,
  },
  'stand-ins': {
    files: [
      'local/firestore/{query,ordering,index,field}*.ts',
      'local/stripe/{settlement,refunds,disputes,payments,charges,periods}.ts',
    ],
    stages: [{ projects: ['unit'], mostTests: 4 }],
    sample: 60,
    goal: 75,
  },
};
