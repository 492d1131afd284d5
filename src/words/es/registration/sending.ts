import type { messages as english } from '../../en/registration/sending.ts';
import type { Translation } from '../../translation.ts';
import { messages as form } from './form.ts';

export const messages: Translation<typeof english> = {
  cancelled:
    'Usted salió de la página de pago. Lo que escribió sigue aquí, menos la información médica y su firma. Si ya las envió, las tenemos.',
  agreementRequired: {
    title: 'Falta aceptar los acuerdos',
    description: 'Para continuar, acepte los términos y la exención de responsabilidad.',
  },
  failed: {
    title: 'Error de pago',
    unknown: 'No se pudo procesar el pago',
  },
  safeToRepeat: 'Puede enviarla otra vez. Sus jugadores no se inscribirán dos veces.',
  sentBefore: (number) =>
    `Usted ya envió la inscripción ${number} y no tiene que pagar nada. Busque la confirmación en su correo electrónico.`,
  submitted: (within) => ({
    title: 'Inscripción enviada',
    description: form.methods(within).ach,
  }),
  registered: 'Sus jugadores están inscritos',
  problems: (count) =>
    count === 1 ? 'Corrija 1 cosa para continuar' : `Corrija ${count} cosas para continuar`,
  draftExcept: 'La información médica y su firma no se guardan.',
  replace: 'Cancelarla y enviar esta',
  notSent: 'Su inscripción no se confirmó',
  closed: {
    title: 'Las inscripciones están cerradas',
    description:
      'En este momento no recibimos inscripciones nuevas. Si ya se inscribió, puede ver a sus jugadores y pagar en su cuenta. ¿Tiene alguna pregunta? Comuníquese con nosotros.',
    cancelled:
      'Salió de la página de pago. Tenemos su inscripción. Para pagar, inicie sesión o cree una cuenta con el mismo correo electrónico, o comuníquese con nosotros: le enviaremos un enlace por correo electrónico.',
    contact: 'Contáctenos',
    account: 'Mi cuenta',
  },
  noScript:
    'Este formulario necesita JavaScript, que está desactivado en este navegador. Llámenos o escríbanos por correo electrónico, y le ayudaremos a inscribir a sus jugadores.',
};
