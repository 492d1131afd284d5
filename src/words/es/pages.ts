import type { messages as english } from '../en/pages.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  merchandise: {
    title: 'Tienda',
    numbered: (page) => `Tienda, página ${page}`,
    lead: (programName) =>
      `Lleve los colores de ${programName}. Cada compra apoya a nuestros jugadores.`,
    position: (page, count) => `Página ${page} de ${count}.`,
    pages: 'Páginas de la tienda',
    nothing: {
      title: 'Por ahora no hay nada a la venta',
      text: 'También puede apoyar a nuestros jugadores con una donación.',
      action: 'Donar',
    },
  },
  cart: { title: 'Carrito', description: 'Los artículos de su carrito.', heading: 'Su carrito' },
  checkout: { title: 'Pago', description: 'Complete su pedido.' },
  order: { title: 'Su pedido', description: 'Vea el estado de su pedido.' },
  registration: { title: 'Su inscripción', description: 'Vea el estado de su inscripción.' },
  gift: { title: 'Su donación', description: 'Vea el estado de su donación.' },
  giving: {
    pays: {
      aYear: (amount) => `${amount} al año.`,
      timesOnce: (times, amount) => `Hace ${times} veces lo que hace una donación de ${amount}.`,
      timesMonthly: (times, amount) =>
        `Hace ${times} veces lo que hace una donación de ${amount} al mes.`,
    },
    kinds: { label: 'Cada cuánto dona', 'one-time': 'Donar una vez', monthly: 'Donar cada mes' },
    noScriptCheck: (payee) => `También puede enviar un cheque por correo postal a ${payee}.`,
  },
  sponsorship: { title: 'Su patrocinio', description: 'Vea el estado de su patrocinio.' },
  signIn: {
    title: 'Iniciar sesión',
    description:
      'Inicie sesión o cree una cuenta para ver sus inscripciones, cobros, pedidos y donaciones.',
    heading: 'Su cuenta',
    lead: 'Un solo lugar para su familia y el programa.',
    points: [
      'Pague sus cobros y encuentre todos los recibos.',
      'Vea a sus jugadores, sus inscripciones y el próximo partido.',
      'Envíe fotos y videos a la galería.',
      'Descargue o borre sus datos cuando quiera.',
    ],
  },
  accountLink: {
    title: 'Su cuenta',
    description: 'Verifique su correo electrónico o elija su contraseña.',
  },
  signInToUpload: {
    heading: 'Inicie sesión para compartir sus fotos',
    lead: 'Después elija sus fotos y videos. Revisamos cada uno y le escribimos cuando esté en la galería.',
    points: [
      'Fotos: JPG, PNG o HEIC, mejor de 1920x1080 o más, hasta 10 MB cada una.',
      'Videos: MP4, MOV o AVI, mejor de 720p o más, hasta 100 MB y 5 minutos cada uno.',
      'Hasta 10 archivos a la vez.',
      'Hasta que los aprobemos, solo nosotros podemos verlos.',
    ],
  },
  upload: {
    title: 'Subir',
    description: 'Envíenos fotos y videos para la galería.',
    heading: 'Subir fotos y videos',
    lead: 'Comparta los momentos que captó.',
    points: [
      'Elija hasta 10 fotos o videos.',
      'Díganos qué se ve en ellos.',
      'Revisamos cada uno y le escribimos.',
    ],
  },
  notFound: {
    title: 'Página no encontrada',
    description: 'No hay ninguna página en esta dirección.',
    eyebrow: '404: Fuera de la cancha',
    heading: '¡Ups! Página no encontrada',
    text: 'Puede que la dirección tenga un error o que la página haya cambiado de lugar.',
    home: 'Volver al inicio',
    waysOn: 'De vuelta a la cancha',
  },
};
