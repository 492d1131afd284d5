import type { messages as english } from '../en/session.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  loading: 'Cargando...',
  failed: 'No pudimos comprobar su sesión',
  unexpected: 'Ocurrió un error inesperado. Inténtelo de nuevo.',
  unreachable:
    'No pudimos comunicarnos con el servicio de inicio de sesión. Revise su conexión e inténtelo de nuevo.',
  refused: {
    credential: 'El correo electrónico o la contraseña no son correctos.',
    disabled: 'Esta cuenta está cerrada. Comuníquese con nosotros.',
    tooMany:
      'Demasiados intentos. Espere unos minutos o cree una contraseña nueva con “¿Olvidó su contraseña?”.',
    taken:
      'Ya hay una cuenta con este correo electrónico. Inicie sesión o cree una contraseña nueva con “¿Olvidó su contraseña?”.',
    weak: 'Elija una contraseña más segura.',
  },
};
