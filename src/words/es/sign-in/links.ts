import type { messages as english } from '../../en/sign-in/links.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  checking: 'Revisando su enlace…',
  unreachable: 'No pudimos revisar su enlace',
  notLoaded: 'Revise su conexión e inténtelo de nuevo.',
  signIn: 'Iniciar sesión',
  goOn: 'Continuar',
  knowsPassword: '¿Sabe su contraseña?',
  incomplete: {
    title: 'Este enlace está incompleto',
    text: 'Escriba su correo electrónico y le enviaremos un enlace nuevo para elegir su contraseña.',
  },
  spent: {
    title: 'Este enlace venció o ya se usó',
    text: 'Escriba su correo electrónico y le enviaremos un enlace nuevo para elegir su contraseña.',
  },
  verify: {
    title: 'Verifique su correo electrónico',
    text: (email) => `¿Es ${email} su correo electrónico, y creó usted la cuenta con él?`,
    byPassword: (email) =>
      `Para demostrar que ${email} es suyo, elija una contraseña para esta cuenta. Cerraremos la sesión de todas las demás personas. La contraseña anterior dejará de funcionar.`,
    knowsPassword: '¿Creó usted la cuenta?',
    signInInstead: 'Inicie sesión y conserve su contraseña',
    submit: 'Verificar correo',
    busy: 'Verificando...',
    failed: 'No se pudo verificar su correo electrónico',
    done: 'Su correo electrónico está verificado',
    doneText: 'Su cuenta ahora muestra todo lo que nos envió con esta dirección.',
    spent: 'Este enlace venció o ya se usó',
    spentSignedOut:
      'Inicie sesión y le enviaremos uno nuevo. Si su correo electrónico ya está verificado, no tiene que hacer nada más.',
    spentSignedIn: (email) => `Podemos enviar un enlace nuevo a ${email}.`,
    isVerified: (email) => `${email} ya está verificado. No tiene que hacer nada más.`,
    send: 'Enviar un enlace nuevo',
    sending: 'Enviando...',
    sent: 'Revise su correo electrónico',
    sentText: (email) => `Enviaremos un enlace nuevo a ${email}.`,
    sendFailed: 'No se pudo enviar el enlace',
  },
  password: {
    title: 'Elija su contraseña',
    text: (email) => `Para la cuenta ${email}.`,
    submit: 'Guardar contraseña',
    busy: 'Guardando...',
    failed: 'No se pudo guardar su contraseña',
    done: 'Su contraseña está guardada',
    doneText: 'Su sesión está iniciada.',
    doneSignedOut: 'Ahora inicie sesión con ella.',
  },
};
