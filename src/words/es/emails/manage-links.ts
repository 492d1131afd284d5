import type { messages as english } from '../../en/emails/manage-links.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  subject: (program) => `Administre sus pagos a ${program}`,
  opening:
    'Use estos enlaces para cambiar su tarjeta. También puede pausar o cancelar sus donaciones y patrocinios anuales.',
  manage: (label) => `Administrar: ${label}`,
  notYou: '¿No pidió esto? Ignore este correo. No lo reenvíe: quien tenga un enlace puede usarlo.',
};
