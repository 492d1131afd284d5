import { noteTold } from '#domain/publishing/change-build.ts';
import { mustTellFailure } from '#domain/publishing/status.ts';
import { env } from '../../core/env.ts';
import { forOffice } from '../../mails/compose.ts';
import { siteNotBuilt } from '../../mails/publishing-mails.ts';
import { writeMailOnce } from '../mail/write-mail-once.ts';
import { changeBuild, readBuild } from './stored-build.ts';

/** Emails the office once, from the minute's run, when builds fail and are not tried again automatically. */
export async function noticeFailedBuild(now: Date): Promise<void> {
  const build = await readBuild();
  if (!mustTellFailure(build)) return;
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const failedAt = Date.parse(build.failedAt ?? '');
  await writeMailOnce(
    forOffice(() => siteNotBuilt({ failedAt, officeEmail, siteUrl })),
    now,
  );
  await changeBuild((current) => (mustTellFailure(current) ? noteTold(current, now) : current));
}
