import type { messages as english } from '../en/volunteering.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  title: 'Solicitud de voluntariado',
  description:
    'Solicite ser voluntario. Díganos quién es, cuándo puede venir y cómo quiere ayudar, y dé dos referencias.',
  intro:
    'Toma unos diez minutos. Nos comunicaremos con usted y con sus referencias antes de que empiece.',
  back: 'Volver a Voluntariado',
  noScript:
    'Este formulario necesita JavaScript, que está desactivado en este navegador. Llámenos o escríbanos. Vea la página Contacto.',
  contactPage: 'Página de contacto',

  progress: 'Partes de la solicitud',
  filledIn: (done, all) => `${done} de ${all} partes completas`,
  done: 'completa',

  sections: {
    person: 'Sobre usted',
    emergency: 'Contacto de emergencia',
    help: 'Cómo quiere ayudar',
    experience: 'Experiencia y motivación',
    references: 'Referencias',
    agreements: 'Acuerdos',
  },
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  dateOfBirth: 'Fecha de nacimiento',
  emergencyContactName: 'Nombre del contacto de emergencia',
  emergencyContactPhone: 'Teléfono del contacto de emergencia',

  preferredRoles: 'Tareas que prefiere',
  preferredRolesHint: 'Elija todas las que le interesen.',
  availability: 'Disponibilidad',
  chooseAvailability: 'Elija cuándo puede venir',
  timeCommitment: 'Tiempo que puede dar',
  chooseTime: 'Elija cuánto tiempo',

  whyVolunteer: '¿Por qué quiere ser voluntario?',
  more: {
    title: 'Cuéntenos más',
    text: 'Experiencia, trabajo, estudios, habilidades. Todo es opcional.',
  },
  previousExperience: 'Experiencia como voluntario',
  workExperience: 'Experiencia de trabajo',
  education: 'Estudios',
  skills: 'Habilidades especiales',
  skillsHint: 'Idiomas, primeros auxilios, entrenar, contabilidad, una camioneta…',

  referencesHint:
    'Dos personas que le conozcan y no sean de su familia, como un entrenador, un maestro o un jefe.',
  reference: (number) => `Referencia ${number}`,
  referenceFields: {
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    relationship: 'Relación con usted',
  },

  backgroundCheckConsent: 'Acepto que revisen mis antecedentes.',
  trainingCommitment: 'Tomaré la capacitación antes de empezar.',
  codeOfConductAgreement: 'Cumpliré el código de conducta del programa.',
  communicationConsent:
    'Envíenme por correo electrónico noticias y oportunidades de voluntariado. (opcional)',

  submit: 'Enviar solicitud',
  submitting: 'Enviando solicitud...',
  rolesRequired: 'Falta elegir una tarea',
  agreementsRequired: 'Faltan acuerdos por aceptar',
  submitted: (answeredWithin) => ({
    title: '¡Solicitud enviada!',
    description: `Gracias por su interés en ser voluntario. Nos comunicaremos con usted ${answeredWithin ? `en un plazo de ${answeredWithin}` : 'pronto'}.`,
  }),
  acknowledged: (email) => `Enviaremos una confirmación a ${email}.`,
  next: [
    'Llamaremos a sus dos referencias.',
    'Revisaremos sus antecedentes.',
    'Usted tomará una capacitación corta.',
    'Después usted empezará.',
  ],
  failed: {
    title: 'Error al enviar',
    description: 'Hubo un error al enviar su solicitud. Inténtelo de nuevo.',
  },
  notSent: 'Su solicitud no se envió',
  safeToRepeat: 'Puede enviarla otra vez. No la recibiremos dos veces.',
};
