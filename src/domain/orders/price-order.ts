import { subtotalCents } from '#domain/cart/cart.ts';
import type { Product } from '#domain/catalog/product.ts';
import type { Cents } from '#domain/money/money.ts';
import { messages } from '#words/refusals/orders.ts';
import type { OrderLine } from './order.ts';

/** What a browser may say of a line: never a price. */
export interface RequestedLine {
  productId: string;
  size: string;
  color: string;
  quantity: number;
}

interface PricedOrder {
  lines: OrderLine[];
  subtotalCents: Cents;
  shippingCents: Cents;
  totalCents: Cents;
}

export type PriceOrderResult =
  | { ok: true; order: PricedOrder }
  | { ok: false; fields: Record<string, string> };

/**
 * Prices the requested lines from content. Lines that are not for sale as asked come back as
 * messages by path ('lines.0.size'), so the page can say which one and why.
 */
export function priceOrder(
  requested: readonly RequestedLine[],
  products: readonly Product[],
  shippingCents: Cents,
): PriceOrderResult {
  const fields: Record<string, string> = {};
  const lines: OrderLine[] = [];
  for (const [index, line] of requested.entries()) {
    const product = products.find((candidate) => candidate.id === line.productId);
    if (!product) {
      fields[`lines.${index}.productId`] = messages.goneProduct;
    } else if (!product.sizes.includes(line.size)) {
      fields[`lines.${index}.size`] = messages.noSize(product.name, line.size);
    } else if (!product.colors.includes(line.color)) {
      fields[`lines.${index}.color`] = messages.noColor(product.name, line.color);
    } else {
      // Named one by one: whatever else came with the request must not reach the record.
      const { productId, size, color, quantity } = line;
      const unitPriceCents = product.priceCents;
      lines.push({ productId, name: product.name, size, color, quantity, unitPriceCents });
    }
  }
  if (Object.keys(fields).length > 0) return { ok: false, fields };
  const subtotal = subtotalCents(
    lines.map((line) => ({ priceCents: line.unitPriceCents, quantity: line.quantity })),
  );
  return {
    ok: true,
    order: {
      lines,
      subtotalCents: subtotal,
      shippingCents,
      totalCents: orderTotalCents(subtotal, shippingCents),
    },
  };
}

/** The grand total: what the button, the summary, the Stripe page and the record all show (decisions §2). */
export function orderTotalCents(subtotal: Cents, shipping: Cents): Cents {
  return subtotal + shipping;
}
