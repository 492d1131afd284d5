import type { messages as english } from '../../en/account/profile.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  profile: {
    email: 'Correo electrónico',
    verified: 'Verificado',
    notVerified: 'Sin verificar',
    role: 'Función',
    firstName: 'Nombre *',
    lastName: 'Apellido *',
    phone: 'Teléfono',
    phoneHint:
      'Los entrenadores tienen los teléfonos de su inscripción. Para cambiarlos, comuníquese con nuestra oficina.',
    save: 'Guardar cambios',
    saving: 'Guardando...',
    saved: { title: 'Datos actualizados', description: 'Sus cambios están guardados.' },
    failed: 'Sus cambios no se guardaron',
  },

  signIn: {
    text: '¿Perdió un teléfono o inició sesión en la computadora de otra persona? Esto cierra su sesión en todos los dispositivos, también en este. Los formularios de la otra computadora guardan durante 7 días lo que usted escribió. Para borrarlo, ábralos ahí y presione “Empezar de nuevo”.',
    action: 'Cerrar sesión en todas partes',
    busy: 'Cerrando sesión...',
    failed: 'No se cerró su sesión',
  },
  data: {
    exportText:
      'Obtenga un archivo con la información que contiene su cuenta: sus datos, jugadores, inscripciones, cobros, pedidos, donaciones, pagos y mensajes. También dice qué fotos muestran a sus jugadores y qué le falta. No incluye la información médica. Solo los administradores pueden abrirla e imprimirla para un entrenador.',
    export: 'Descargar mis datos',
    exporting: 'Preparando...',
    exportFailed: 'No pudimos crear el archivo',
    fileName: 'mis-datos.json',
    deleteText:
      'Esto borra su inicio de sesión y los datos personales de su cuenta. No se puede deshacer.',
    delete: 'Borrar mi cuenta…',
  },
  deletion: {
    title: '¿Borrar su cuenta?',
    goes: 'Borraremos de inmediato su inicio de sesión y los datos personales de su cuenta, y las fotos y los videos que todavía están en revisión.',
    stays:
      'La ley nos exige guardar durante siete años sus inscripciones, cobros, pedidos, donaciones, patrocinios y pagos. Conservamos los datos de sus jugadores mientras jueguen con nosotros y tres años más. Las fotos y los videos que ya están en la galería se quedan ahí hasta que nos pida quitarlos. Sus mensajes y solicitudes de voluntariado se quedan hasta que nos pida borrarlos.',
    plans:
      'Las donaciones mensuales, los patrocinios anuales y los pagos a plazos continuarán. Para cancelar una donación o un patrocinio anual, use su botón “Administrar” antes de borrar la cuenta. Después, use el enlace de nuestros correos sobre ese plan. ¿Tiene preguntas sobre sus pagos a plazos? Escríbanos.',
    mailed: 'Le enviaremos una confirmación por correo electrónico.',
    password: 'Su contraseña, para confirmar que es usted',
    passwordRequired: 'Escriba su contraseña.',
    cancel: 'Conservar mi cuenta',
    confirm: 'Borrar mi cuenta',
    deleting: 'Borrando...',
    failed: 'Su cuenta no se borró',
    done: {
      title: 'Su cuenta está borrada',
      text: 'Borramos su inicio de sesión y sus datos. Gracias por ser parte de nuestro programa.',
      action: 'Volver al inicio',
    },
  },
};
