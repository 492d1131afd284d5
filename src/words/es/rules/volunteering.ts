import type { messages as english } from '../../en/rules/volunteering.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  roles: 'Elija al menos una función de voluntariado que le interese.',
  agreements: 'Acepte todas las condiciones obligatorias antes de enviar su solicitud.',
  offeredRoles: 'Elija entre las funciones que se ofrecen.',
  eachRoleOnce: 'Elija cada función una sola vez.',
  availability: 'Elija cuándo está disponible.',
  timeCommitment: 'Elija cuánto tiempo puede dar.',
  backgroundCheck: 'Acepte una verificación de antecedentes.',
  training: 'Acepte participar en la capacitación.',
  codeOfConduct: 'Acepte el código de conducta.',
  family:
    'Una referencia no puede ser de su familia. Dé el nombre de otra persona, como un entrenador, un maestro o un empleador.',
  sameReference: {
    name: 'Este también es el nombre de su primera referencia. Necesitamos dos personas distintas.',
    phone:
      'Este también es el teléfono de su primera referencia. Necesitamos dos personas distintas.',
    email:
      'Este también es el correo electrónico de su primera referencia. Necesitamos dos personas distintas.',
  },
  yourself: {
    name: 'Este es su propio nombre. Una referencia es otra persona, no usted.',
    phone: 'Este es su propio teléfono. Una referencia es otra persona, no usted.',
    email: 'Este es su propio correo electrónico. Una referencia es otra persona, no usted.',
  },
  dateOfBirth: {
    enter: 'Escriba su fecha de nacimiento con mes, día y año.',
    future: 'Su fecha de nacimiento debe estar en el pasado.',
    year: 'Revise el año de su fecha de nacimiento.',
    tooYoung: (least) =>
      `Los voluntarios deben tener al menos ${least} años. Revise el año de su fecha de nacimiento.`,
  },
};
