import type { messages as english } from '../en/header.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  cart: 'Carrito',
  cartOf: (count) => `Carrito, ${count} ${count === 1 ? 'artículo' : 'artículos'}`,
};
