import type { messages as english } from '../en/shop.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  size: 'Talla',
  color: 'Color',
  addToCart: 'Agregar al carrito',
  picks: 'De nuestra tienda',
  viewCart: 'Ver el carrito',
  added: (product, size, color) => ({
    title: 'Agregado al carrito',
    description: `Agregamos ${product} (${size}, ${color}) a su carrito.`,
  }),
  refused: {
    'line-full': (product, most) => ({
      title: 'No se agregó',
      description: `Su carrito ya tiene ${most} de ${product}. Si necesita más, comuníquese con nosotros.`,
    }),
    'cart-full': (_product, most) => ({
      title: 'No se agregó',
      description: `Su carrito ya tiene ${most} artículos diferentes. Pague primero o quite algunos.`,
    }),
  },
  notKept: {
    title: 'No se agregó',
    description:
      'Este navegador no puede guardar su carrito. No tiene espacio o no lo permite. Use otro navegador o pida por teléfono.',
  },
  noScript:
    'El carrito necesita JavaScript, que está desactivado en este navegador. También puede pedir por teléfono o por correo electrónico. Vea la página Contacto.',
};
