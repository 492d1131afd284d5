import { messages } from '#words/refusals/common.ts';
import { AppError } from '../../core/app-error.ts';
import { describeUnsafeDeploy, env } from '../../core/env.ts';

/**
 * Stops a function on a deploy that must not run with the settings it has.
 * @param context Netlify's word for the kind of deploy; none on a laptop
 * @throws AppError service_unavailable, its cause names the variable
 */
export function refuseDeploy(context: string | undefined): void {
  const cause = describeUnsafeDeploy(context, env());
  if (cause === undefined) return;
  throw new AppError('service_unavailable', messages.preview, { cause });
}
