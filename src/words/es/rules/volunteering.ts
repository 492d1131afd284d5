import type { messages as english } from '../../en/rules/volunteering.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  roles: 'Elija al menos una tarea que le interese.',
  agreements: 'Acepte todas las condiciones obligatorias antes de enviar su solicitud.',
  offeredRoles: 'Elija una de las tareas de la lista.',
  eachRoleOnce: 'Elija cada tarea una sola vez.',
  availability: 'Elija cuándo está disponible.',
  timeCommitment: 'Elija cuánto tiempo puede dar.',
  backgroundCheck: 'Acepte que revisemos sus antecedentes.',
  training: 'Acepte tomar la capacitación.',
  codeOfConduct: 'Acepte el código de conducta.',
  family:
    'Una referencia no puede ser de su familia. Dé el nombre de otra persona, como un entrenador, un maestro o un jefe.',
  sameReference: {
    name: 'Este también es el nombre de su primera referencia. Necesitamos dos personas distintas.',
    phone:
      'Este también es el teléfono de su primera referencia. Necesitamos dos personas distintas.',
    email:
      'Este también es el correo electrónico de su primera referencia. Necesitamos dos personas distintas.',
  },
  yourself: {
    name: 'Este es su propio nombre. Escriba el de otra persona.',
    phone: 'Este es su propio teléfono. Escriba el de otra persona.',
    email: 'Este es su propio correo electrónico. Escriba el de otra persona.',
  },
  dateOfBirth: {
    enter: 'Escriba su fecha de nacimiento con mes, día y año.',
    future: 'Su fecha de nacimiento debe estar en el pasado.',
    year: 'Revise el año de su fecha de nacimiento.',
    tooYoung: (least) =>
      `Los voluntarios deben tener al menos ${least} años. Revise el año de su fecha de nacimiento.`,
  },
};
