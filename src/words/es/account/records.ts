import type { messages as english } from '../../en/account/records.ts';
import type { Translation } from '../../translation.ts';

const paysBalance = (registration: string) => `Paga el saldo de la inscripción ${registration}`;

export const messages: Translation<typeof english> = {
  title: 'Mi cuenta',
  description: 'Sus datos, jugadores, cobros, pedidos, donaciones y archivos enviados.',
  noScript: 'Su cuenta necesita JavaScript, que está desactivado en este navegador.',
  failed: 'No se pudieron cargar sus datos',
  more: 'Estos son los últimos 50. Para ver los demás, descargue sus datos al final de esta página.',
  contents: 'En esta página',

  incomplete: {
    title: 'Su cuenta no está completa',
    text: 'Primero díganos su nombre para ver los datos de su familia.',
    action: 'Completar su cuenta',
  },
  unverified: {
    title: 'Verifique su correo electrónico',
    text: (email) =>
      `Verifique ${email} para ver sus inscripciones, cobros, pedidos y donaciones. Abra el enlace del correo que le enviamos y después vuelva aquí.`,
    action: 'Enviarme el enlace',
    again: 'Ya lo verifiqué',
    mailed: {
      title: 'Correo enviado',
      description: 'Abra el enlace del correo para verificar su dirección.',
    },
    failed: 'No se pudo enviar el correo',
  },

  sections: {
    bills: 'Cobros',
    players: 'Jugadores e inscripciones',
    statement: 'Estado de cuenta',
    orders: 'Pedidos',
    giving: 'Donaciones y patrocinios',
    receipts: 'Pagos y recibos',
    submissions: 'Fotos y videos',
    profile: 'Datos personales',
    signIn: 'Inicio de sesión',
    data: 'Sus datos',
  },

  bills: {
    empty: 'No hay cobros.',
    due: (day) => `Vence el ${day}`,
    nextPayment: (day) => `Próximo pago el ${day}`,
    paid: (day) => `Pagado el ${day}`,
    number: (number) => `Cobro ${number}`,
    pay: (amount) => `Pagar ${amount}`,
    payFor: (what) => ` por ${what}`,
    processing: 'Hay un pago en proceso.',
    plan: 'Se paga a plazos.',
    disputed: 'Su banco está revisando un pago.',
    asked: (amount) => `${amount} en total`,
    leftOf: (left, total) => `Faltan ${left} de ${total} por pagar`,
    paysFor: {
      whole: paysBalance,
      rest: paysBalance,
      installments: (registration) =>
        `Paga lo que toca ahora de la inscripción ${registration}, por todos sus jugadores en ella`,
      next: (registration) =>
        `Paga el próximo pago a plazos de la inscripción ${registration}, por todos sus jugadores en ella`,
    },
    paidWith: (bill) => `Se paga junto con: ${bill}`,
    failed: 'Error de pago',
    opening: 'Abriendo la página de pago segura…',
    paying: {
      title: 'Termine de pagar en la pestaña que se acaba de abrir',
      text: 'Esta página se actualizará cuando recibamos su pago.',
      open: 'Abrir otra vez la página de pago',
    },
    confirming: 'Confirmando su pago…',
    settled: {
      title: '¡Gracias! Recibimos su pago',
      text: 'Le enviaremos un recibo por correo electrónico.',
    },
    underWay: {
      title: 'Su banco está procesando este pago',
      text: 'Esto tarda unos días. Le escribiremos cuando recibamos el pago.',
    },
    dead: {
      title: 'Su pago no se completó',
      text: 'No se le cobró nada. Puede intentarlo de nuevo.',
    },
    unclear: {
      title: 'Todavía no podemos confirmar su pago',
      text: 'Si pagó, su pago está seguro. Revise otra vez en unos minutos antes de volver a pagar.',
    },
  },

  players: {
    empty: 'Todavía no hay jugadores. La inscripción toma unos diez minutos.',
    action: 'Inscribir a un jugador',
    age: (age) => `${age} ${age === 1 ? 'año' : 'años'}`,
    grade: (name) => `Grado ${name}`,
    jersey: (number) => `N.º ${number}`,
    photos: 'Fotos permitidas',
    noPhotos: 'Sin fotos',
    past: (season) => `Última vez que jugó: ${season}`,
    registration: (season) => `Inscripción, ${season}`,
  },
  orders: {
    empty: 'Todavía no hay pedidos.',
    action: 'Ir a la tienda',
    title: (number) => `Pedido ${number}`,
    shipping: 'Envío',
    fulfillment: {
      open: '',
      packed: 'Empacado',
      shipped: 'Enviado',
      handed_over: 'Entregado',
      nothing_to_send: 'Nada que enviar',
    },
  },
  giving: {
    empty: 'Todavía no hay donaciones ni patrocinios. Toda cantidad ayuda.',
    action: 'Hacer una donación',
    once: 'Donación única',
    monthly: 'Donación mensual',
    sponsorship: (level, business) => `${level}, ${business}`,
  },
  plan: {
    every: {
      monthly: (amount) => `${amount} al mes`,
      quarterly: (amount) => `${amount} cada tres meses`,
      annual: (amount) => `${amount} al año`,
    },
    until: (day) => `, el último el ${day}`,
    manage: {
      label: 'Administrar',
      of: (what) => ` ${what}: cambiar la tarjeta, pausar o cancelar`,
    },
    changeCard: { label: 'Cambiar la tarjeta', of: (what) => ` de ${what}` },
    failed: 'No se pudo abrir la página',
  },
  times: (count, amount) => `${count} ${count === 1 ? 'donación' : 'donaciones'}, ${amount}`,
  paidSoFar: (paid, total) => `${paid} de ${total} pagados`,
  refunded: (amount) => `${amount} reembolsados`,
  statement: {
    heading: 'Comprobante anual de donaciones',
    text: 'Reciba por correo electrónico su comprobante anual de donaciones.',
    year: 'Año',
    action: 'Enviarme el comprobante',
    busy: 'Enviando...',
    sent: (year, email) => ({
      title: 'Correo enviado',
      description: `Si donó en ${year}, enviaremos el comprobante a ${email}.`,
    }),
    failed: 'No se pudo enviar el comprobante',
  },

  receipts: {
    empty: 'Todavía no hay pagos. Sus recibos aparecerán aquí.',
    action: 'Recibo',
    actionFor: (label, day) => ` de ${label}, ${day}`,
    back: 'Volver a mi cuenta',
    print: 'Imprimir',
    title: 'Recibo',
    of: 'Recibido por',
    ein: 'EIN',
    from: 'Recibido de',
    purpose: 'Concepto',
    date: 'Fecha',
    amount: 'Cantidad',
    refunded: 'Reembolsado',
    kept: 'Cantidad después de reembolsos',
    method: 'Forma de pago',
    reference: 'Referencia',
    status: 'Estado',
    number: 'Recibo n.º',
    unknown: {
      title: 'No encontramos este recibo',
      text: 'Puede que sea de otra cuenta.',
    },
  },
  methods: {
    card: 'Tarjeta',
    us_bank_account: 'Cuenta bancaria',
    check: 'Cheque',
    ach: 'Transferencia ACH',
    cash: 'Efectivo',
    bank_transfer: 'Transferencia bancaria',
    venmo: 'Venmo',
    zelle: 'Zelle',
    other: 'Otra',
  },
  awaited: {
    'credit-card': '',
    ach: 'Esperamos su transferencia ACH',
    check: 'Esperamos su cheque',
  },

  submissions: {
    empty: 'Todavía no hay fotos ni videos. Las familias hacen nuestra galería. Agregue los suyos.',
    action: 'Subir fotos y videos',
    status: { pending: 'En revisión', approved: 'En la galería', rejected: 'No publicado' },
    reason: (reason) => `Motivo: ${reason}`,
    types: { photo: 'Foto', video: 'Video' },
  },
};
