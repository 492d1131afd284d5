import type { messages as english } from '../../en/account/privacy.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  open: 'Fotos y salud',
  title: (name) => `${name}: fotos y salud`,
  photos: 'Fotos y videos',
  withdraw: {
    text: 'Usted nos permitió mostrar fotos y videos de este jugador. Puede cambiar de opinión cuando quiera. Entonces quitaremos de la galería las fotos y los videos de este jugador.',
    action: 'Retirar mi permiso',
    done: 'Ya no se permiten fotos. Avisamos a nuestra oficina.',
  },
  give: {
    text: 'No mostramos fotos ni videos de este jugador. Su padre, madre o tutor puede permitirlo aquí.',
    action: 'Permitir fotos y videos',
    done: 'Se permiten fotos y videos.',
  },
  medical: {
    heading: 'Información médica',
    text: 'Solo nuestra oficina puede abrirla e imprimirla para un entrenador. Aquí no la mostramos. Puede reemplazarla o borrarla.',
    earlier:
      'Esto es lo que sabemos de una temporada anterior. Los entrenadores no lo reciben. Si hay algo nuevo, cámbielo en el jugador de esta temporada. Tiene el mismo nombre en su lista.',
    field: 'Información médica nueva',
    replace: 'Reemplazar',
    removeAction: 'Borrar la información médica',
    remove: {
      title: '¿Borrar la información médica?',
      text: 'En una emergencia no sabremos de sus alergias ni enfermedades. Puede escribirla otra vez cuando quiera.',
      keep: 'No borrar',
      confirm: 'Borrar',
    },
    leave: {
      title: '¿Salir sin guardar?',
      text: 'Lo que escribió sobre la salud de este jugador no se guardó.',
      keep: 'Seguir escribiendo',
      confirm: 'Salir sin guardar',
    },
    empty: 'Primero escriba la información nueva o borre la que tenemos.',
    replaced: 'Reemplazamos la información médica. Avisamos a nuestra oficina.',
    deleted: 'Borramos la información médica de este jugador.',
  },
  failed: 'Su cambio no se guardó',
};
