import type { messages as english } from '../en/cart.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  loading: 'Cargando su carrito...',
  empty: 'Su carrito está vacío',
  emptyHint: 'Vea lo que hay en la tienda.',
  shop: 'Ir a la tienda',
  removed: {
    title: 'Artículo quitado',
    description: 'Quitamos el artículo de su carrito.',
  },
  problems: {
    gone: 'Ya no está a la venta.',
    choice: 'Ya no está a la venta en esta talla y este color. Elija otro en la tienda.',
  },
  removeFirst: 'Algunos artículos ya no están a la venta. Quítelos para poder pagar.',
  removeOthers: 'Quitarlos',
  othersRemoved: {
    title: 'Artículos quitados',
    description: 'Quitamos de su carrito los artículos que ya no están a la venta.',
  },
  lines: 'Artículos en su carrito',
  size: 'Talla',
  color: 'Color',
  each: 'cada uno',
  quantityOf: (line) => `Cantidad de ${line}`,
  decrease: (line) => `Reducir la cantidad de ${line}`,
  increase: (line) => `Aumentar la cantidad de ${line}`,
  mostPieces: (most) => `Puede pedir hasta ${most} de un artículo.`,
  remove: 'Quitar',
  summary: 'Resumen del pedido',
  subtotal: 'Subtotal',
  shipping: 'Envío',
  total: 'Total',
  checkout: 'Continuar al pago',
  continueShopping: 'Seguir comprando',
  totalNow: (pieces, total) =>
    `${pieces} ${pieces === 1 ? 'artículo' : 'artículos'}, total ${total}`,
  noScript: 'El carrito necesita JavaScript, que está desactivado en este navegador.',
};
