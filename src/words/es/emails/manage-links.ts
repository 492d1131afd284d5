import type { messages as english } from '../../en/emails/manage-links.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  subject: (program) => `Administre sus pagos a ${program}`,
  opening:
    'Aquí puede cambiar su tarjeta. También puede poner en pausa o cancelar las donaciones y los patrocinios anuales.',
  manage: (label) => `Administrar: ${label}`,
  notYou:
    '¿No pidió esto? Entonces no haga caso de este correo. No lo reenvíe: quien tenga un enlace puede usarlo.',
};
