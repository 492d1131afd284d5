import { DONE } from '#contracts/records/change.ts';
import { answerInvitationEndpoint, readInvitationEndpoint } from '#contracts/seasons/public.ts';
import { takeTurn } from '../../use-cases/limits/take-turn.ts';
import { answerInvitation, openInvitation } from '../../use-cases/seasons/open-invitation.ts';
import { type Route, route } from '../http/route.ts';

/** For whoever has the link of an invitation: without an account. */
export const invitationRoutes: readonly Route[] = [
  route(readInvitationEndpoint, async ({ code }, info) => {
    await takeTurn('link', info);
    return openInvitation(code, info.now);
  }),
  route(answerInvitationEndpoint, async ({ code, comingBack }, info) => {
    await takeTurn('link', info);
    await answerInvitation(code, comingBack, info.now);
    return DONE;
  }),
];
