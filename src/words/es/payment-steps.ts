import type { messages as english } from '../en/payment-steps.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  paying: {
    title: 'Termine de pagar en la pestaña que se acaba de abrir',
    text: 'Esta página se actualizará cuando recibamos su pago.',
    open: 'Abrir otra vez la página de pago',
  },
  closed: {
    failed: {
      title: 'Su pago no se completó',
      text: 'No se le cobró nada. Puede enviar el formulario otra vez o pagar de otra forma.',
    },
    expired: {
      title: 'Esta página de pago venció o fue reemplazada por una más reciente',
      text: 'En esta página no se cobró nada. Si pagó en una más reciente, ya terminó. Si no, vuelva al formulario y envíelo otra vez.',
    },
    refunded: {
      title: 'Le reembolsamos este pago',
      text: 'Su banco puede tardar unos días en mostrarlo.',
    },
  },
  backToForm: 'Volver al formulario',

  next: 'Qué sigue ahora',
  share: {
    button: 'Contarle a un amigo',
    copied: 'El enlace está copiado. Péguelo en un mensaje.',
    link: (url) => `Envíele este enlace a su amigo: ${url}`,
  },

  pledge: {
    check: {
      heading: 'Cómo pagar con cheque',
      payableTo: 'A nombre de',
      mailTo: 'Envíelo a',
      arriveBy: (day) => `Su cheque debe llegar a más tardar el ${day}.`,
    },
    ach: {
      heading: 'Cómo pagar por transferencia bancaria (ACH)',
      text: 'Le enviaremos pronto las instrucciones de pago.',
    },
    mailNow: 'Ya puede enviar su cheque por correo postal, como se indica en esta página.',
    alreadyMailed: 'Si para entonces ya envió su cheque, no tiene que hacer nada más.',
    amount: 'Cantidad',
    memo: 'Línea de concepto (“memo”)',
    look: 'Busque estas instrucciones también en su correo electrónico.',
  },
};
