import type { messages as english } from '../en/contact.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  waysToReachUs: 'Cómo comunicarse con nosotros',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  coach: 'Entrenador',
  mailingAddress: 'Dirección postal',
  hours: 'Horario',
  writeToUs: 'Escríbanos',
  questions: 'Preguntas frecuentes',

  noScript:
    'Este formulario necesita JavaScript, que está desactivado en este navegador. Puede llamarnos o escribirnos por correo electrónico.',
  answeredWithin: (time) => `Le responderemos en un plazo de ${time}.`,
  complaintsWithin: (time) => `Responderemos una queja formal en un plazo de ${time}.`,

  required: 'Todos los campos son obligatorios, menos los que dicen opcional.',
  fields: {
    name: 'Nombre',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    inquiryType: 'Motivo',
    playerAge: 'Edad del jugador',
    subject: 'Asunto',
    message: 'Mensaje',
  },
  chooseInquiry: 'Elija un motivo',
  chooseAge: 'Elija una edad',

  submit: 'Enviar mensaje',
  submitting: 'Enviando...',
  sent: (answeredWithin) => ({
    title: '¡Mensaje enviado!',
    description: answeredWithin
      ? `Le responderemos en un plazo de ${answeredWithin}.`
      : 'Le responderemos pronto.',
  }),
  acknowledged: (email) => `Enviaremos una confirmación a ${email}.`,
  thanks: '¡Gracias por escribirnos!',
  next: ['Alguien de la oficina leerá su mensaje.', 'Le contestará por correo electrónico.'],
  schedule: 'Ver el calendario de partidos',
  another: 'Escribir otro mensaje',
  failed: {
    title: 'Error',
    description:
      'No se pudo enviar el mensaje. Inténtelo de nuevo o escríbanos por correo electrónico.',
  },
  notSent: 'Su mensaje no se envió',
  safeToRepeat: 'Puede enviarlo otra vez. No lo recibiremos dos veces.',
};
