import type { messages as english } from '../../en/registration/invited.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  loading: 'Buscando a su familia...',
  title: (season) => `Le damos la bienvenida otra vez. Inscripción: ${season}`,
  text: 'Llenamos su dirección y sus contactos con los datos de la última vez. Revíselos. Elija quién juega. Luego escriba otra vez la edad, el grado, la escuela y la información médica, y diga si podemos mostrar fotos.',
  keepEmail: (email) =>
    `Deje el correo electrónico ${email} en el formulario para que sus jugadores conserven su equipo y su camiseta.`,
  who: '¿Quién juega esta temporada?',
  updated:
    'Revise la edad y el grado de cada jugador. Los calculamos con los datos de la última vez.',
  enter: 'Escriba la edad y el grado de cada jugador.',
  photos: 'Si no marca la casilla de fotos, ya no mostraremos fotos de ese jugador.',
  registered: (names) => `Inscritos en esta temporada: ${names}.`,
  leave: 'No vamos a volver',
  left: 'Gracias por avisarnos. No volveremos a escribirle sobre esta temporada.',
  back: 'Sí vamos a volver',
  failed: 'No pudimos llenar el formulario',
  retry: 'Intentar de nuevo',
};
