import type { messages as english } from '../../en/sign-in/page.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  noScript: 'Para iniciar sesión se necesita JavaScript, que está desactivado en este navegador.',
  tabs: { label: 'Cuenta', signIn: 'Iniciar sesión', signUp: 'Crear cuenta' },
  fields: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    newPassword: 'Contraseña nueva',
    confirmPassword: 'Repita la contraseña',
    firstName: 'Nombre',
    lastName: 'Apellido',
    dateOfBirth: 'Fecha de nacimiento',
    phone: 'Teléfono',
    role: 'Función',
  },
  chooseRole: 'Elija su función',
  show: 'Mostrar',
  hide: 'Ocultar',
  passwordHint: 'Al menos 6 caracteres.',
  ageHint: 'Debe tener 18 años o más.',

  signIn: {
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión...',
    forgot: '¿Olvidó su contraseña?',
  },
  signUp: {
    draftExcept: 'Su contraseña no se guarda.',
    submit: 'Crear una cuenta',
    busy: 'Creando la cuenta...',
  },
  page: {
    signInFailed: 'No se pudo iniciar sesión',
    signUpFailed: 'No se pudo crear la cuenta',
    signedIn: { title: '¡Hola de nuevo!', description: 'Su sesión está iniciada.' },
    signedUp: {
      title: '¡Cuenta creada!',
      description: 'Revise su correo electrónico para verificar su cuenta.',
    },
    mismatch: {
      title: 'Las contraseñas no coinciden',
      description: 'Escriba la misma contraseña dos veces.',
    },
    tooYoung: 'Debe tener 18 años o más',
  },
  passwordsDiffer: 'Las contraseñas no coinciden.',
  notMailed:
    'Creamos su cuenta, pero no pudimos enviar el correo. Inicie sesión y pídalo otra vez.',

  complete: {
    title: 'Complete su cuenta',
    text: (email) => `Inició sesión como ${email}. Díganos quién es para completar su cuenta.`,
    submit: 'Guardar',
    busy: 'Guardando...',
    failed: 'No se pudieron guardar sus datos',
    made: 'Creamos su cuenta, pero no pudimos guardar sus datos',
  },
  session: {
    failed: 'No pudimos revisar su sesión',
    leaving: 'Su sesión está iniciada. Un momento…',
  },

  reset: {
    title: '¿Olvidó su contraseña?',
    text: 'Escriba su correo electrónico y le enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar el enlace',
    busy: 'Enviando...',
    failed: 'No se pudo enviar el enlace',
    sent: (email) =>
      `Si ${email} tiene una cuenta, le enviaremos un correo con un enlace. El enlace funciona una sola vez y vence en una hora.`,
    sentTitle: 'Revise su correo electrónico',
    back: 'Volver a iniciar sesión',
  },
};
