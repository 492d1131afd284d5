import type { DiscountTerms } from '#domain/discounts/discount.ts';
import type { Fee, TakeDiscounts } from '#domain/registration/fee.ts';

/** What the page knows of discounts. */
export interface FoundDiscounts {
  /** Those without a code. */
  known?: readonly DiscountTerms[];
  /** What names them to the server. Undefined until they are known: then the server says what counts. */
  shown?: { id: string; updatedAt: string }[];
  /** What they leave of the fee. */
  apply?: TakeDiscounts;
  /** The rows of the summary: the full fee, and why it is less. */
  rowsOf?: (fee: Fee, count: number) => [name: string, amount: string][];
  /** What came of the code that was typed: that it counts, or why it does not. */
  applied?: string;
  refused?: string;
}
