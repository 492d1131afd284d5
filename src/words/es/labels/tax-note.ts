import type { messages as english } from '../../en/labels/tax-note.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  nothingInReturn: 'No se entregaron bienes ni servicios a cambio de esta contribución.',
  nothingInReturnForAll: 'No se entregaron bienes ni servicios a cambio de estas contribuciones.',
  notDeductible: (legalName) =>
    `Las donaciones a ${legalName} no son deducibles como contribuciones caritativas en el impuesto federal sobre los ingresos.`,
};
