import * as z from 'zod/mini';
import { PAYMENT_LINK_PAGE, PROBLEM } from '#contracts/payments/link-page.ts';
import { ManagePaymentQuerySchema } from '#contracts/payments/manage-payment.ts';
import { pageAddress } from '#words/page-address.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { consumeLimit } from '../../use-cases/limits/consume-limit.ts';
import { openManagePage, unknownLink } from '../../use-cases/payments/manage-payment.ts';
import { guardedIn } from '../http/guarded.ts';
import { languageOfRequest } from '../http/language-of-request.ts';
import { refuseMethod } from '../http/route.ts';
import { STATUS } from '../http/status.ts';

/** Opened from an email: what goes wrong is said in words a person can read, not as JSON. */
export const answerManagePayment = guardedIn(languageOfRequest, async (request, info) => {
  refuseMethod(request, { method: 'GET' });
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const asked = z.safeParse(ManagePaymentQuerySchema, query).data;
  try {
    if (!asked) throw unknownLink();
    await consumeLimit('link', info);
    const location = await openManagePage(asked.link);
    // The code in our address is nobody else's business.
    const headers = { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
    return new Response(null, { status: 303, headers });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (request.headers.get('accept')?.includes('text/html')) return toPage(error);
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
    return new Response(error.message, { status: STATUS[error.code], headers });
  }
});

/** A browser is sent to a page of the site, which helps on and emails a new link. */
function toPage({ code }: AppError): Response {
  const page = new URL(pageAddress(PAYMENT_LINK_PAGE), env().SITE_URL);
  if (code !== 'not_found') page.searchParams.set(PROBLEM, 'later');
  return new Response(null, {
    status: 303,
    headers: { location: page.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  });
}
