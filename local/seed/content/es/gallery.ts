import { webVtt } from '../web-vtt.ts';

/** The gallery's page and its curated pictures. */
export const gallery = {
  galleryPage: {
    heading: 'Galería',
    intro:
      'Grandes tiros, largos viajes en autobús y sábados tranquilos, vistos por quienes estuvieron ahí.',
    submitIntro:
      '¿Estuvo ahí con una cámara? Comparta sus fotos y videos con el equipo. Revisamos todo antes de publicarlo.',
    guidelines: [
      {
        title: 'Fotos',
        points: ['1920x1080 o más', 'JPG, PNG o HEIC', 'Hasta 10 MB cada una'],
      },
      {
        title: 'Videos',
        points: ['720p o más', 'MP4, MOV o AVI', 'Hasta 100 MB y 5 minutos cada uno'],
      },
      {
        title: 'Para ambos',
        points: [
          'Publicamos solo lo que aprobamos',
          'Hasta 10 archivos a la vez',
          'Solo personas que quieren aparecer',
          'Sin nombres de jugadores menores de 18 años en títulos o descripciones',
        ],
      },
    ],
    seoTitle: 'Galería',
    seoDescription:
      'Fotos y videos de partidos, prácticas y días con la comunidad en Calusa Coast Hoops.',
  },
  'gallery-buzzer-beater': {
    title: 'Dos segundos, un tiro',
    description: 'Un punto abajo en casa y el balón en el aire. Entró.',
    image: {
      alt: 'Un jugador de azul marino acaba de tirar por encima de un defensor; el balón vuela hacia el aro y el marcador dice 84 a 85.',
    },
  },
  'gallery-fast-break': {
    title: 'A correr',
    description: 'Dos contra uno después de robar el balón a media cancha.',
    image: {
      alt: 'Un jugador de azul marino pasa la media cancha con el balón y un compañero a su lado; un defensor de blanco los espera.',
    },
  },
  'gallery-defensive-drill': {
    title: 'De lado, de lado, a cerrar',
    description: 'El martes es de la defensa.',
    image: {
      alt: 'Tres jugadores de naranja se mueven de lado, agachados, entre conos mientras un entrenador señala el camino.',
    },
  },
  'gallery-passing-drill': {
    title: 'Del piso a las manos',
    description: 'Pases picados hasta que nadie mire hacia abajo.',
    image: {
      alt: 'Dos jugadores practican pases picados a través del círculo central mientras un entrenador los mira.',
    },
  },
  'gallery-free-throws': {
    title: 'Cincuenta antes del desayuno',
    description: 'El gimnasio abre a las seis. Ellos también empiezan a las seis.',
    image: {
      alt: 'En un gimnasio vacío un jugador tira desde la línea de tiros libres; otro espera el rebote.',
    },
  },
  'gallery-beach-cleanup': {
    title: 'Lo que trajo la marea',
    description: 'Sesenta y una bolsas de basura de la orilla en una mañana.',
    image: {
      alt: 'Jugadores y una madre llevan una caja y una bolsa por una playa con palmeras al amanecer.',
    },
  },
  'gallery-reading-hour': {
    title: 'Hora de lectura',
    description: 'Cada dos viernes en la escuela primaria.',
    image: {
      alt: 'Un jugador sentado en una banca lee un libro con dibujos a dos niños delante de los estantes de una biblioteca.',
    },
  },
  'gallery-banquet': {
    title: 'Noche de premios',
    description: 'El último silbato de la temporada, con cena.',
    image: {
      alt: 'Bajo banderines naranjas y blancos un jugador levanta un trofeo; otros dos festejan a su lado.',
    },
  },
  'gallery-media-day': {
    title: 'Día de fotos',
    description: 'Camisetas nuevas, las mismas caras y una foto que hubo que repetir.',
    image: { alt: 'Cinco jugadores de azul marino en fila delante de un fondo de papel.' },
  },
  'gallery-locker-room': {
    title: 'Cinco minutos antes',
    description: 'Lo último que dice el entrenador es siempre lo mismo. No sale de aquí.',
    image: {
      alt: 'Un entrenador de rodillas con una libreta delante de dos jugadores en una banca; las camisetas cuelgan en los casilleros.',
    },
  },
  'gallery-scorers-table': {
    title: 'La mesa de anotación',
    description: 'Sin estas tres personas no empieza ningún partido.',
    image: {
      alt: 'Tres voluntarios en la mesa de anotación, uno con el puño en alto; el marcador dice 62 a 58.',
    },
  },
  'gallery-player-feature': {
    title: 'El número 23',
    description: 'Capitán, base, club de ajedrez. En ese orden, dice él.',
    image: {
      alt: 'Un jugador de azul marino, con las manos en la cintura, delante de un enorme número 23 sobre naranja.',
    },
  },
  'gallery-interview': {
    title: 'Dos preguntas para el capitán',
    description: 'En todas sus respuestas habló de sus compañeros.',
    image: {
      alt: 'Un reportero acerca el micrófono a un jugador delante de una pared con el emblema del club; una cámara los graba.',
    },
  },
  'gallery-video-tuesday': {
    title: 'Un martes en el gimnasio',
    description: 'Toda una práctica en 22 segundos. No tiene sonido; los subtítulos la cuentan.',
    image: {
      alt: 'Tres jugadores de naranja se deslizan entre conos en un gimnasio con sol; su entrenador señala el camino.',
    },
    captions: webVtt([
      'Cinco minutos antes de la práctica: el entrenador se arrodilla y explica el plan.',
      'El martes es de la defensa. Deslizarse, deslizarse, cerrar.',
      'Luego pases de pique, hasta que nadie mire al suelo.',
      'Cincuenta tiros libres antes de ir a casa.',
      'Y en mayo, cena y trofeos. Hasta el próximo martes.',
    ]),
  },
  'gallery-video-season': {
    title: 'Una temporada en 22 segundos',
    description:
      'De la primera noche a la última luz en el parque. No tiene sonido; lea con nosotros.',
    image: {
      alt: 'Un jugador de azul marino, número 23, salta al aro con el balón; un defensor de blanco levanta el brazo.',
    },
    captions: webVtt([
      'Primera noche: el gimnasio lleno, y el número 23 en el aro.',
      'Enero: un robo a media cancha, y dos contra uno.',
      'Febrero: un punto abajo, dos segundos. Entró.',
      'Sin estos tres voluntarios no empieza ningún partido.',
      'Chocan las manos al atardecer. Ya viene la próxima temporada.',
    ]),
  },
};
