import type { messages as english } from '../../en/labels/payment-page.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  part: {
    whole: (what) => what,
    rest: (what) => `${what}, saldo`,
    installments: (what) => `${what}, pagos a plazos`,
    next: (what) => `${what}, próximo pago a plazos`,
  },
  lines: {
    registration: (season) => `Inscripción, ${season}`,
    discounted: (season) => `Inscripción, ${season}, con descuentos`,
    gift: {
      'one-time': (program) => `Donación a ${program}`,
      monthly: (program) => `Donación mensual a ${program}`,
    },
    sponsorship: (level) => `Patrocinio: ${level}`,
    shipping: 'Envío',
    leftoverCents: 'Centavos restantes, solo en el primer pago',
  },
};
