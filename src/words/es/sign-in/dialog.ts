import type { messages as english } from '../../en/sign-in/dialog.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  title: 'Iniciar sesión',
  signUpTab: 'Crear cuenta',
  signInFailed: 'No se pudo iniciar sesión',
  signUpFailed: 'No se pudo crear la cuenta',
  signedIn: { title: 'Listo', description: 'Su sesión está iniciada.' },
  signedUp: {
    title: 'Listo',
    description: 'Ya tiene su cuenta. Abra el correo que le enviamos para verificarla.',
  },
  mismatch: {
    title: 'Las contraseñas no coinciden',
    description: 'Escriba la misma contraseña dos veces.',
  },
  tooYoung: 'Debe tener 18 años o más',
  unexpected: 'Error',
};
