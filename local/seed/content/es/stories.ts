/** The stories of the pages for donors and volunteers. */
export const stories = {
  'story-dante': {
    title: 'El primero de su familia en llenar la solicitud',
    person: 'Dante, generación de 2025',
    quote: 'El entrenador leyó mi ensayo cuatro veces. Yo solo lo leí tres.',
    text: 'Dante llegó en octavo grado con una beca de temporada completa y se fue con un promedio de 3.7. Estudia ingeniería civil, y cada diciembre vuelve para dejar sin aliento a los más nuevos.',
    image: {
      alt: 'Un jugador con mochila naranja lee un libro delante de una escuela mientras un entrenador lo anima.',
    },
  },
  'story-malik': {
    title: 'De la banca a las buenas calificaciones',
    person: 'Malik, grado 10',
    quote: 'Pensé que la hora de estudio era el castigo. Era la asistencia.',
    text: 'En octubre, dos materias reprobadas dejaron a Malik sin jugar. Un tutor, pagado por quienes donan cada mes, se sentó con él nueve semanas. En enero ya llevaba el uniforme, y desde entonces no falta a la hora de estudio.',
    image: {
      alt: 'Un jugador con un libro y un tutor voluntario, sentados juntos en una banca junto a las gradas.',
    },
  },
  'story-bell-family': {
    title: 'Una temporada a la vez',
    person: 'La familia Bell, de Lehigh Acres',
    quote: 'Nos preguntaron cuánto podíamos pagar. Nadie nos lo había preguntado antes.',
    text: 'Cuando cerró el restaurante, el baloncesto fue lo primero que la familia Bell quitó de la lista. Una beca parcial lo puso de vuelta. Este año pagan la cuota completa, y además donan $25 cada mes.',
    image: {
      alt: 'Un padre, un jugador de azul marino y su hermano menor festejan en la playa al atardecer.',
    },
  },
  'story-rosa': {
    title: 'La voz de la mesa de anotación',
    person: 'Rosa, apoyo en días de partido',
    quote: 'Vine por un turno. Eso fue hace seis años.',
    text: 'Rosa se jubiló del correo y buscaba algo que hacer los sábados. Ahora lleva el reloj, enseña a los voluntarios nuevos y conoce por su nombre a la abuela de cada jugador.',
    image: {
      alt: 'Tres voluntarios en la mesa de anotación, bajo un marcador que dice 62 a 58.',
    },
  },
  'story-andre': {
    title: 'Un ingeniero bajo el aro',
    person: 'Andre, entrenador asistente',
    quote: 'Mover los pies es geometría. Ahora me creen.',
    text: 'De día, Andre diseña puentes. Dos tardes por semana enseña a jugar bajo el aro con un pedazo de tiza, y se queda con cualquiera que tenga una pregunta de física.',
    image: {
      alt: 'Un entrenador de camisa azul marino, con una libreta, señala mientras tres jugadores se mueven entre conos.',
    },
  },
  'story-keisha': {
    title: 'La directora de la hora de lectura',
    person: 'Keisha, coordinadora de eventos',
    quote: 'Dele a un adolescente un libro de dibujos y un niño de seis años, y véalo crecer.',
    text: 'Keisha reúne a nuestros jugadores con niños de primer grado cada dos viernes. Nadie tiene que venir. Hasta ahora nadie ha faltado.',
    image: {
      alt: 'Un jugador sentado en una banca lee a dos niños de un libro abierto, en una biblioteca.',
    },
  },
};
