import type { messages as english } from '../../en/rules/orders.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  wholeQuantity: 'La cantidad debe ser un número entero.',
  leastQuantity: 'La cantidad debe ser 1 o más.',
  mostQuantity: (most) => `La cantidad puede ser como máximo ${most}.`,
  emptyCart: 'Su carrito está vacío',
  mostLines: (most) => `Un carrito puede tener hasta ${most} artículos diferentes.`,
};
