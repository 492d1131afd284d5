import type { messages as english } from '../../en/refusals/seasons.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  noLink: (help) => `Este enlace no funciona. Puede que esté incompleto. ${help}`,
  expired: (help) => `Este enlace venció. ${help}`,
  help: (email) => `Usted puede llenar el formulario de abajo o escribir a ${email}.`,
};
