import type { messages as english } from '../../en/emails/contact.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  subject: (programName) =>
    programName ? `${programName} recibió su mensaje` : 'Recibimos su mensaje',
  received: (programName, answeredWithin) =>
    `Hola, gracias por escribir${programName ? ` a ${programName}` : 'nos'}. Recibimos su mensaje y ${answeredWithin ? `le responderemos en un plazo de ${answeredWithin}` : 'le responderemos pronto'}.`,
  declined: (name) =>
    `Hola, ${name}: gracias por solicitar una beca. Lamentamos no poder darle una esta vez. Responda a este correo si quiere hablar sobre pagar a plazos.`,
  papers: '¿Tiene papeles para su solicitud? Responda a este correo y adjúntelos.',
  notYou: '¿Usted no nos escribió? Alguien dio su dirección por error. No tiene que hacer nada.',
};
