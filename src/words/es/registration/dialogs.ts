import type { messages as english } from '../../en/registration/dialogs.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  legal: {
    loading: 'Cargando el texto...',
    failed: 'No pudimos cargar el texto',
    failedText: 'Inténtelo de nuevo o abra la página completa.',
    binding: 'Usted firma el texto en inglés',
    bindingText:
      'Esta traducción le ayuda a leerlo. El texto en inglés está abajo. Es el que usted firma y el que tiene validez legal.',
    english: 'El texto que usted firma, en inglés',
    changed:
      'Este texto cambió desde que usted abrió esta página. Vuelva a cargar la página antes de firmar.',
    ownPage: 'Abrir la página completa',
    close: 'Cerrar',
  },

  medicalGone: {
    title: '¿Sin información médica?',
    text: (who) =>
      `Usted escribió información médica de ${who}, pero el campo ahora está vacío. No la guardamos en este dispositivo.`,
    without: 'Enviar sin ella',
    back: 'Escribirla otra vez',
  },
  confirm: {
    title: (name) => `¿Quitar a ${name}?`,
    text: 'Borraremos los datos de este jugador.',
    keep: 'No quitar',
    remove: 'Quitar',
  },
};
