import type { messages as english } from '../../en/refusals/common.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  checkFields: 'Revise los datos que están marcados.',
  reload: 'El formulario no llegó completo. Vuelva a cargar la página y envíelo otra vez.',
  sendAgain: 'El formulario no llegó completo. Envíelo otra vez.',
  notJson: 'Envíe el formulario como application/json.',
  tooLarge: 'Este formulario es demasiado largo para enviarlo. Acórtelo e inténtelo de nuevo.',
  notSent: 'No se pudo enviar este formulario.',
  leaveEmpty: 'Deje este campo vacío.',
  reused:
    'Este formulario ya se envió con otros datos. Vuelva a cargar la página para enviarlo otra vez.',
  nothingHere: 'No hay ninguna página en esta dirección.',
  methodOnly: (method) => `Esta dirección solo acepta ${method}.`,
  preview:
    'Esta copia del sitio es una vista previa: aquí no puede enviar formularios ni iniciar sesión.',
  unreachable:
    'En este momento no podemos leer nuestros registros. No se perdió nada: inténtelo de nuevo en un momento.',
  noAmounts:
    'No podemos revisar las cantidades en este momento. No se anotó ni se cobró nada. Inténtelo de nuevo en un momento.',
  noPaymentProvider:
    'No podemos conectarnos con el servicio de pagos en este momento. No se le cobró nada. Inténtelo de nuevo en un momento.',
  notBuilt: 'Este sitio todavía no está listo.',
  unreadable:
    'No podemos leer algo que guardamos para esto, así que no cambiamos nada. Nuestra oficina ya puede ver el problema. Si es urgente, comuníquese con nosotros.',
  internal: (requestId) =>
    `Algo falló de nuestra parte. Inténtelo de nuevo. Si vuelve a pasar, díganos este número: ${requestId}`,
  signIn: 'Primero inicie sesión.',
  adminsOnly: 'Solo los administradores pueden hacer esto.',
  verifyEmail:
    'Primero verifique su correo electrónico. Abra el enlace del correo que le enviamos o pida uno nuevo en su cuenta.',
  notYours: 'No encontramos esto en su cuenta.',
  passwordAgain: 'Ha pasado un tiempo desde que inició sesión. Escriba otra vez su contraseña.',
};
