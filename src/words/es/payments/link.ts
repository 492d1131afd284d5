import type { messages as english } from '../../en/payments/link.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  title: 'Administrar sus pagos',
  lead: 'Todos sus pagos en un solo lugar.',
  points: [
    'Cambie su tarjeta o cuenta bancaria.',
    'Haga una pausa o cancele una donación mensual.',
    'Vea cada pago que hizo.',
  ],
  unknown: {
    title: 'Este enlace ya no funciona',
    text: 'Puede que esté incompleto o que el plan haya terminado. Podemos enviarle uno nuevo por correo electrónico.',
  },
  later: {
    title: 'No podemos abrir su página de pagos en este momento',
    text: 'Sus pagos no han cambiado. Espere unos minutos y abra otra vez el enlace de su recibo.',
  },
  heading: 'Pedir un enlace nuevo',
  text: 'Escriba el correo electrónico con el que paga. Le enviaremos los enlaces de las donaciones mensuales, los patrocinios y los planes de pago que paga con tarjeta.',
  email: 'Correo electrónico',
  submit: 'Enviarme el enlace',
  submitting: 'Enviando...',
  sent: {
    title: 'Revise su correo electrónico',
    text: 'Si tiene un plan activo con tarjeta y esta dirección, le enviaremos el enlace. ¿No le llegó? Comuníquese con nosotros y le ayudaremos.',
  },
  noScript: 'Este formulario necesita JavaScript, que está desactivado en este navegador.',
  contact: 'Contáctenos',
  home: 'Volver al inicio',
};
