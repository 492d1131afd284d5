import type { messages as english } from '../../en/rules/accounts.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  age: 'Debe tener 18 años o más para crear una cuenta.',
  passwordTooShort: (least) => `La contraseña debe tener al menos ${least} caracteres.`,
  passwordTooLong: 'La contraseña es demasiado larga.',
  dateOfBirth: 'Escriba una fecha que exista.',
  role: 'Elija su función.',
  link: 'Este enlace está incompleto. Ábralo otra vez desde nuestro correo.',
  linkTooLong: 'Este enlace es demasiado largo. Ábralo otra vez desde nuestro correo.',
};
