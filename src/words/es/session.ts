import type { messages as english } from '../en/session.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  loading: 'Cargando...',
  failed: 'No pudimos revisar su sesión',
  unexpected: 'Algo no funcionó. Inténtelo de nuevo.',
  unreachable: 'No pudimos iniciar su sesión. Revise su conexión a internet e inténtelo de nuevo.',
  refused: {
    credential: 'El correo electrónico o la contraseña no son correctos.',
    disabled: 'Esta cuenta está cerrada. Llámenos o escríbanos.',
    tooMany:
      'Lo intentó demasiadas veces. Espere unos minutos o use “¿Olvidó su contraseña?” para elegir otra.',
    taken:
      'Este correo ya tiene una cuenta. Inicie sesión, o use “¿Olvidó su contraseña?” para elegir otra.',
    weak: 'Elija una contraseña más segura.',
  },
};
