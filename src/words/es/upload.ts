import type { messages as english } from '../en/upload.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  welcome: (name) => `¡Hola, ${name}!`,
  intro:
    'Envíenos sus fotos y videos. Revisamos cada archivo antes de mostrarlo en la galería. Hasta entonces, solo nosotros podemos verlo.',
  noScript: 'Este formulario necesita JavaScript, que está desactivado en este navegador.',

  verifyFirst: {
    title: 'Primero verifique su correo electrónico',
    text: (email) =>
      `Podrá enviar fotos y videos cuando verifique ${email}. En la página de su cuenta hay un botón que le envía el enlace.`,
    action: 'Ir a mi cuenta',
  },
  completeFirst: {
    title: 'Primero termine de crear su cuenta',
    text: 'Necesitamos su nombre antes de que envíe fotos y videos.',
    action: 'Ir a mi cuenta',
  },

  sessionOver: {
    title: 'Su sesión venció',
    text: 'Sus archivos siguen aquí. Inicie sesión para continuar.',
    action: 'Iniciar sesión',
  },

  loading: 'Cargando...',
  notLoaded: {
    title: 'No se pudo cargar esta página',
    text: 'Revise su conexión e inténtelo de nuevo.',
  },

  files: 'Fotos y videos',
  choose: 'Elegir archivos',
  drop: 'o arrástrelos aquí',
  filesHint:
    'Fotos: JPG, PNG o HEIC, mejor de 1920x1080 o más, hasta 10 MB cada una. Videos: MP4, MOV o AVI, mejor de 720p o más, hasta 100 MB y 5 minutos cada uno. Hasta 10 archivos a la vez.',
  notAdded: 'No se agregó',
  tooMany: (most, leftOut) => ({
    title: 'Demasiados archivos',
    description: `Envíe como máximo ${most} archivos a la vez. Quedaron fuera: ${leftOut}.`,
  }),
  noFiles: 'Elija al menos un archivo.',
  chosen: 'Archivos elegidos',

  details: 'Sobre sus archivos',
  detailsHint: 'Se aplica a todos los archivos.',
  fields: { title: 'Título', description: 'Descripción', category: 'Categoría' },
  chooseCategory: 'Elija una categoría',

  states: {
    chosen: 'Listo para subir',
    preparing: 'Preparando…',
    queued: 'En espera',
    sending: (percent) => `${percent} %`,
    waiting: 'Se perdió la conexión. La subida seguirá automáticamente cuando vuelva la conexión.',
    finishing: 'Revisando…',
    done: 'Subido',
    failed: 'No se pudo subir',
  },
  remove: (name) => `Quitar ${name}`,
  cancelFile: (name) => `Cancelar ${name}`,
  retry: 'Intentar de nuevo',

  progress: 'Avance de la subida',
  progressText: (done, count) => `${done} de ${count} subidos`,
  submit: 'Subir',
  submitting: 'Subiendo...',
  leave: 'Cancelar',

  missing: {
    title: 'Faltan datos',
    description: 'Llene todos los campos obligatorios.',
  },
  success: (count) => ({
    title: '¡Subida completa!',
    description: count === 1 ? 'Se subió 1 archivo.' : `Se subieron ${count} archivos.`,
  }),
  calledBack: {
    title: 'Subida cancelada',
    description: 'Se borraron los archivos que ya habían llegado.',
  },
  notCalledBack: (count) => ({
    title: 'Subida cancelada',
    description:
      count === 1
        ? 'Es posible que ya hayamos recibido 1 archivo. Escríbanos si no debemos mostrarlo.'
        : `Es posible que ya hayamos recibido ${count} archivos. Escríbanos si no debemos mostrarlos.`,
  }),
  failed: { title: 'No se pudo subir', description: 'Ocurrió un error durante la subida.' },
  hiddenPlace:
    'No podemos quitar de este video el lugar donde se grabó. Envíe otro video, por favor.',
  unreadable: 'No se pudo leer este archivo. Elíjalo de nuevo.',
  lost: 'Se perdió la conexión. Elija “Intentar de nuevo” para seguir donde se detuvo.',
  refused:
    'El tiempo para subir el archivo venció. Elija “Intentar de nuevo” para empezar desde el principio.',
};
