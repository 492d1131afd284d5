import { resolveConfig } from '@netlify/config';
import type { Config } from '@netlify/functions';
import { type Finding, fault, ok } from '#server/use-cases/deployment/finding.ts';

const SCHEDULES = 'Schedules';
const LIMITS = 'Rate limits';
/** Netlify keeps so many rules of a project on its free plan. */
const MOST_RULES = 2;
const MOST_SECONDS = 180;
const COUNTED_BY = ['ip', 'domain'];

/** A function's own settings. */
export interface NamedConfig {
  name: string;
  config: Config;
}

/** Whether Netlify runs the scheduled functions when they say. */
export async function checkSchedules(functions: readonly NamedConfig[]): Promise<Finding[]> {
  const scheduled = functions.flatMap(({ name, config: { schedule, path } }) =>
    schedule === undefined ? [] : [{ name, schedule, hasPath: path !== undefined }],
  );
  const faults: Finding[] = [];
  for (const { name, schedule, hasPath } of scheduled) {
    if (!(await isCron(schedule))) {
      const says = `Netlify cannot read the schedule "${schedule}" of ${name}.`;
      faults.push(fault(SCHEDULES, says, 'Write minute, hour, day, month and weekday: 5 4 * * *.'));
    }
    if (hasPath) {
      const says = `${name} has a schedule, so nobody can call it at its path.`;
      faults.push(fault(SCHEDULES, says, 'Take the path out, or make it a function of its own.'));
    }
  }
  if (faults.length > 0) return faults;
  return [ok(SCHEDULES, `${scheduled.map(({ name }) => name).join(', ')} run when they should.`)];
}

/** As Netlify's own parser sees it, UTC. */
async function isCron(schedule: string): Promise<boolean> {
  const here = import.meta.dirname;
  const options = { offline: true, buffer: true, cwd: here, repositoryRoot: here };
  try {
    await resolveConfig({ ...options, inlineConfig: { functions: { any: { schedule } } } });
    return true;
  } catch {
    return false;
  }
}

/** Pure: whether Netlify keeps the limits that functions name; a rule it cannot read it drops in silence. */
export function checkRateLimits(functions: readonly NamedConfig[]): Finding[] {
  const limited = functions.filter(({ config }) => config.rateLimit !== undefined);
  const faults = limited.flatMap(({ name, config }) =>
    describeRule(config).map(([says, next]) => fault(LIMITS, `${name} ${says}`, next)),
  );
  if (limited.length > MOST_RULES) {
    const names = limited.map(({ name }) => name).join(', ');
    const says = `${names} have one each, and Netlify’s free plan keeps ${MOST_RULES}.`;
    faults.push(fault(LIMITS, says, 'Count in Firestore instead, as forms do (routes/http).'));
  }
  if (faults.length > 0) return faults;
  return [ok(LIMITS, `${limited.length} of at most ${MOST_RULES}, each as Netlify reads it.`)];
}

function describeRule({ rateLimit, path }: Config): [says: string, next: string][] {
  const { windowSize, windowLimit, aggregateBy } = { ...rateLimit } as Record<string, unknown>;
  const by = [aggregateBy ?? []].flat();
  const rules: [isRight: boolean, says: string, next: string][] = [
    [
      path !== undefined,
      'has a limit and no path.',
      'Give it a path: without one it has no limit.',
    ],
    [
      isWhole(windowSize, MOST_SECONDS),
      `counts over ${windowSize} seconds.`,
      `Set windowSize to 1 to ${MOST_SECONDS}.`,
    ],
    [isWhole(windowLimit), `allows ${windowLimit} requests.`, 'Set windowLimit to 1 or more.'],
    [
      by.length > 0 && by.every((key) => COUNTED_BY.includes(String(key))),
      `counts by ${by.join(', ') || 'nothing'}.`,
      "Set aggregateBy to ['ip', 'domain'].",
    ],
  ];
  return rules.filter(([isRight]) => !isRight).map(([, says, next]) => [says, next]);
}

function isWhole(value: unknown, most = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;
}
