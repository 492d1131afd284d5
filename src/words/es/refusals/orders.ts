import type { messages as english } from '../../en/refusals/orders.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  notForSale:
    'Un producto de su carrito ya no está a la venta, o no en esa talla o ese color. No se cobró nada. Vuelva al carrito y quítelo.',
  goneProduct: 'Este producto ya no está a la venta.',
  noSize: (product, size) => `${product} no viene en la talla ${size}.`,
  noColor: (product, color) => `${product} no viene en este color: ${color}.`,
};
