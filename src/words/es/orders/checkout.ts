import type { messages as english } from '../../en/orders/checkout.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  required: 'Los campos marcados con * son obligatorios.',
  backToCart: 'Volver al carrito',
  continueShopping: 'Seguir comprando',
  empty: {
    title: 'Su carrito está vacío',
    text: 'Agregue algo a su carrito antes de pagar.',
  },
  noScript: 'Para pagar se necesita JavaScript, que está desactivado en este navegador.',

  account: {
    title: 'Opciones de cuenta',
    text: '¿Tiene una cuenta? Inicie sesión. Si no, crearemos una automáticamente cuando haga su pedido, a menos que desmarque la casilla de abajo.',
    signIn: 'Iniciar sesión',
    create: 'Crear una cuenta para mí',
    createHint:
      'Para personas de 18 años o más. Su correo electrónico es su nombre de usuario. Le enviaremos un enlace para elegir una contraseña. Su cuenta reúne sus pedidos y recibos en un solo lugar.',
  },
  contact: 'Datos de contacto',
  shipping: 'Datos de envío',
  methodHints: {
    check: 'Envíe un cheque por correo postal. Enviaremos su pedido cuando lo recibamos.',
  },

  summary: 'Resumen del pedido',
  subtotal: 'Subtotal',
  shippingCost: 'Envío',
  total: 'Total',
  totalOf: (pieces) => `Total de ${pieces} ${pieces === 1 ? 'artículo' : 'artículos'}`,
  changeCart: 'Cambiar el carrito',
  submit: (total) => `Completar el pedido - ${total}`,
  submitUnknownTotal: 'Completar el pedido',
  submitting: 'Procesando...',

  cancelled: 'Usted salió de la página de pago. Su carrito y lo que escribió siguen aquí.',
  alreadyPlaced: (orderNumber, total) => ({
    title: `El pedido ${orderNumber} (${total}) ya está hecho`,
    text: 'Los artículos que tiene ahora en el carrito serían un pedido nuevo.',
  }),
  failed: {
    title: 'Error',
    description: 'Hubo un error al procesar su pedido. Inténtelo de nuevo.',
  },
  notSent: 'Su pedido no se confirmó',
  safeToRepeat: 'Puede enviarlo otra vez. No recibirá dos pedidos.',
  sentBefore: (orderNumber) =>
    `Usted ya hizo el pedido ${orderNumber}. Busque la confirmación en su correo electrónico antes de pedir otra vez.`,
  placed: {
    title: 'Pedido hecho',
    description: '¡Recibimos su pedido! Pronto le llegará una confirmación por correo electrónico.',
  },
  submitted: {
    title: 'Pedido enviado',
    description: 'Le enviaremos pronto las instrucciones de pago.',
  },

  orderNumber: 'Número de pedido',
};
