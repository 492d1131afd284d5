import { DONE } from '#contracts/records/change.ts';
import { answerInvitationEndpoint, readInvitationEndpoint } from '#contracts/seasons/public.ts';
import { consumeLimit } from '../../use-cases/limits/consume-limit.ts';
import { answerInvitation, openInvitation } from '../../use-cases/seasons/open-invitation.ts';
import { type Route, route } from '../http/route.ts';

/** For whoever has the link of an invitation: without an account. */
export const invitationRoutes: readonly Route[] = [
  route(readInvitationEndpoint, async ({ code }, info) => {
    await consumeLimit('link', info);
    return openInvitation(code, info.now);
  }),
  route(answerInvitationEndpoint, async ({ code, comingBack }, info) => {
    await consumeLimit('link', info);
    await answerInvitation(code, comingBack, info.now);
    return DONE;
  }),
];
