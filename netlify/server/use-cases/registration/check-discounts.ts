import type { Transaction } from '@google-cloud/firestore';
import type { CreateRegistrationRequest } from '#contracts/registration/public.ts';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { applyDiscounts } from '#domain/discounts/apply-discounts.ts';
import type { Discount, DiscountTerms } from '#domain/discounts/discount.ts';
import { formatCents } from '#domain/money/money.ts';
import { type Fee, planFee } from '#domain/registration/fee.ts';
import type { Registration } from '#domain/registration/registration.ts';
import type { RegistrationForm } from '#domain/registration/registration-form.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages } from '#words/refusals/registration.ts';
import { AppError } from '../../core/app-error.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { discounts as records } from '../../gateways/records.ts';
import { hasUseLeft } from '../discounts/count-uses.ts';
import { findDiscounts } from '../discounts/find-discounts.ts';
import { consumeLimit, refuseSpent } from '../limits/consume-limit.ts';
import type { WholeRegistration } from './dependents.ts';

type Who = Pick<RequestInfo, 'ip' | 'now'>;

/**
 * The discounts that count for a registration, by our own records.
 * @throws AppError invalid_input (the code cannot be used), rate_limited (too many could not),
 *   discounts_changed (the page counted with others: it says the total of now)
 */
export async function readDiscounts(
  request: CreateRegistrationRequest,
  settings: Settings,
  who: Who,
): Promise<Discount[]> {
  const { registration: form, discounts: shown } = request;
  const today = dayOf(who.now, settings.timeZone);
  const found = await findForForm(request, settings, who);
  const versions = (list: readonly { id: string; updatedAt: string }[]) =>
    list
      .map(({ id, updatedAt }) => `${id} ${updatedAt}`)
      .sort()
      .join();
  if (shown === undefined || versions(shown) === versions(found)) return found;
  const { totalCents } = discountedFee(form, settings, found, today);
  throw changed(messages.discountsChanged(formatCents(totalCents)));
}

/**
 * A form tells which codes are right as well as the page's own question does, whose uses are counted. Here only
 * those that are refused count, as honest families have asked before.
 */
async function findForForm(
  { registration: { discountCode: code }, replaces = [], earlier = [] }: CreateRegistrationRequest,
  { timeZone }: Settings,
  who: Who,
): Promise<Discount[]> {
  if (code !== null) await refuseSpent('wrongCode', who);
  try {
    return await findDiscounts({
      code,
      now: who.now,
      timeZone,
      earlier: [...replaces, ...earlier],
    });
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'invalid_input';
    if (isRefused) await consumeLimit('wrongCode', who);
    throw error;
  }
}

/** What a registration costs with these discounts. @param today local to the program */
export function discountedFee(
  { players, paymentFrequency }: Pick<RegistrationForm, 'players' | 'paymentFrequency'>,
  settings: Settings,
  discounts: readonly DiscountTerms[],
  today: Day,
): Fee {
  return planFee(players.length, paymentFrequency, settings, today, (feeCents, count) =>
    applyDiscounts(feeCents, count, discounts),
  );
}

/**
 * To be called in the transaction that creates a registration, before it writes: two forms at once must
 * not both have the last use of a discount.
 * @throws AppError discounts_changed
 */
export async function checkUses(
  transaction: Transaction,
  { id: own, discountIds = [] }: Registration,
  { replaced, timeZone }: { replaced: readonly WholeRegistration[]; timeZone: string },
): Promise<void> {
  // A repeat of the same form is told so by its key.
  const without = new Set([own, ...replaced.map(({ registration }) => registration.id)]);
  for (const id of discountIds) {
    const discount = (await transaction.get(records().doc(id))).data();
    if (discount?.isOn && (await hasUseLeft(transaction, discount, { without, timeZone })))
      continue;
    throw changed(messages.discountGone);
  }
}

function changed(what: string): AppError {
  return new AppError('discounts_changed', messages.lookAtTotal(what));
}
