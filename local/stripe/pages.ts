import type { Context, Hono } from 'hono';
import type { Account } from './account.ts';
import { StripeError } from './errors.ts';
import { closedPage, payPage, successUrl, unknownPage } from './pay-page.ts';
import { type PayResult, paySession } from './pay-session.ts';
import { OUTCOMES } from './payment-methods.ts';

/** The pages a payer sees. */
export function mountPages(app: Hono, account: Account, changed: () => void) {
  app.get('/c/pay/:id', (context) => {
    const session = account.store.get('checkout.session', context.req.param('id'));
    if (!session) return context.html(unknownPage(), 404);
    if (session.status !== 'open') return context.html(closedPage(session));
    return context.html(payPage(account, session));
  });

  app.post('/c/pay/:id', async (context) => {
    const id = context.req.param('id');
    const form = await context.req.formData();
    const typed = String(form.get('email') ?? '').trim();
    const session = account.store.get('checkout.session', id);
    if (!session) return context.html(unknownPage(), 404);
    const outcome = OUTCOMES.find((known) => known === form.get('outcome'));
    if (!outcome) return problem(context, 'Choose how you want to pay.');
    if (!session.customer_details?.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed)) {
      return problem(context, 'Enter your email address.');
    }
    try {
      const input = { outcome, email: typed, attempt: String(form.get('attempt') ?? '') };
      const result = account.store.transaction(() => paySession(account, id, input));
      changed();
      return await show(context, result, typed);
    } catch (error) {
      if (error instanceof StripeError) return problem(context, error.message);
      throw error;
    }

    function problem(context: Context, message: string) {
      if (!session) return context.html(unknownPage(), 404);
      return context.html(payPage(account, session, { message, email: typed }), 422);
    }
  });

  function show(context: Context, result: PayResult, email: string) {
    const { session } = result;
    if (result.kind === 'complete') return context.redirect(successUrl(session), 303);
    if (result.kind === 'closed') return context.html(closedPage(session), 409);
    return context.html(payPage(account, session, { message: result.message, email }), 402);
  }
}
