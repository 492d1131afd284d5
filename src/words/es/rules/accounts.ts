import type { messages as english } from '../../en/rules/accounts.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  age: 'Debe tener 18 años o más para crear una cuenta.',
  passwordTooShort: (least) => `La contraseña debe tener al menos ${least} caracteres.`,
  passwordTooLong: 'La contraseña es demasiado larga.',
  dateOfBirth: 'Escriba una fecha que exista.',
  role: 'Elija quién es usted.',
  link: 'Este enlace no está completo.',
  linkTooLong: 'Este enlace es demasiado largo.',
};
