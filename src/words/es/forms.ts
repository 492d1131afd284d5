import type { messages as english } from '../en/forms.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  unmarked: 'Todos los campos son obligatorios, menos los que dicen opcional.',
  person: {
    firstName: 'Nombre',
    lastName: 'Apellido',
    email: 'Correo electrónico',
    phone: 'Teléfono',
  },
  address: { address: 'Dirección', city: 'Ciudad', state: 'Estado', zipCode: 'Código postal' },
  chooseState: 'Elija',
  paymentMethod: 'Forma de pago',
  methods: {
    'credit-card': {
      label: 'Tarjeta',
      hint: 'Pague de forma segura con Stripe, en una pestaña nueva. Nunca vemos los datos de su tarjeta.',
    },
    ach: {
      label: 'Transferencia bancaria (ACH)',
      hint: 'Le enviaremos pronto las instrucciones de pago.',
    },
    check: {
      label: 'Cheque',
      hint: 'Envíe un cheque por correo postal a nuestra dirección.',
    },
  },

  openingPayment: 'Abriendo la página de pago segura…',
  cancelled: {
    title: 'No se cobró nada',
    text: 'Usted salió de la página de pago. Lo que escribió sigue aquí.',
  },
};
