import { portableText } from '../portable-text.ts';

export const siteSettings = {
  region: 'el suroeste de Florida',
  scoreName: 'puntos',
  seasonName: 'Temporada 2026-27',
  hours: [
    { days: 'Lunes a viernes', times: '9 a.m. a 6 p.m.' },
    { days: 'Sábado', times: '9 a.m. a 2 p.m.' },
  ],
  responseTimes: {
    contact: '24 horas',
    paymentInstructions: '24 horas',
    volunteerApplication: '3 a 5 días hábiles',
    sponsorship: '48 horas',
    complaint: '7 días hábiles',
  },
};

export const home = {
  heroHeading: 'Juegue fuerte. Estudie más.',
  heroText:
    'Calusa Coast Hoops es un programa de baloncesto sin fines de lucro para muchachos de 13 a 17 años en el suroeste de Florida: entrenamiento serio, compañeros que se apoyan, y becas para que nadie se quede sin jugar por falta de dinero.',
  heroImage: {
    alt: 'Un jugador de camiseta azul marino, número 23, salta hacia el aro en un gimnasio lleno; un defensor de blanco levanta el brazo y un compañero corre detrás.',
  },
  features: [
    {
      title: 'Entrenamiento de primera',
      text: 'Tres prácticas por semana con entrenadores certificados: movimiento de pies, tiro, estudio de video y el trabajo de fuerza que mantiene sanos los cuerpos que crecen.',
    },
    {
      title: 'Trabajo en equipo',
      text: 'Consejos de capitanes, horas de estudio y días de servicio. Los jugadores aprenden a dirigir, a escuchar y a cumplir.',
    },
    {
      title: 'Becas',
      text: 'Becas para las familias que las necesitan, tutoría para los grados 8 a 12, y un entrenador al lado de cada jugador que sueña con la universidad.',
    },
  ],
  blocks: [
    {},
    {
      figures: [
        { text: 'partidos esta temporada, en casa y fuera' },
        { text: 'prácticas cada semana' },
        { text: 'jóvenes al año en el equipo, los campamentos y las clínicas' },
        { text: 'de las donaciones va a los programas' },
      ],
    },
    {},
    {
      quote: 'Nos preguntaron cuánto podíamos pagar. Nadie nos lo había preguntado antes.',
      person: 'La familia Bell, Lehigh Acres',
      image: {
        alt: 'Un padre, un jugador de azul marino y su hermano menor celebran en la playa al atardecer.',
      },
    },
    {
      dates: [
        {
          title: 'Colecta de juguetes y cena',
          text: 'Traiga un juguete nuevo y un plato. Los jugadores sirven la comida.',
        },
        {
          title: 'Noche de familias',
          text: 'Padres contra jugadores, a las seis y media en nuestro gimnasio.',
        },
        {
          title: 'Becas de primavera',
          text: 'El último día para solicitar una beca para la primavera.',
        },
        {
          title: 'Campamento de verano',
          text: 'Dos semanas por la mañana, para jugadores de todos los niveles.',
        },
      ],
    },
    {},
    {},
    {},
  ],
  seoTitle: 'Baloncesto juvenil para muchachos de 13 a 17 años en el suroeste de Florida',
  seoDescription:
    'Calusa Coast Hoops es un programa 501(c)(3) de baloncesto juvenil en Fort Myers, Florida. Vea los partidos, inscriba a un jugador o apoye una beca.',
};

export const aboutPage = {
  heading: 'Primero un equipo, después un programa',
  intro:
    'Calusa Coast Hoops empezó con once muchachos, un gimnasio prestado y una regla en la puerta: la tarea antes que el baloncesto. La regla sigue ahí.',
  image: {
    alt: 'Cuatro jugadores de azul marino y naranja chocan las manos en una cancha al aire libre junto al Golfo; el sol está bajo detrás de ellos.',
  },
  founderMessage: {
    heading: 'Un mensaje de nuestros fundadores',
    image: {
      alt: 'Los fundadores Marcus y Denise Ellery sonríen juntos en un gimnasio, bajo un estandarte con un balón; él sostiene otro.',
    },
    body: portableText([
      'Empezamos este programa porque un muchacho nos hizo una pregunta que no supimos contestar. Tenía el mejor cruce del condado y le acababan de decir que su familia no podía pagar la cuota. «¿Entonces ya se acabó?», dijo. No se había acabado. Lo llevamos nosotros mismos a la práctica, y al final de ese mes había diez más.',
      'El baloncesto es la forma en que nos encontramos, pero no es todo lo que hacemos. Preguntamos por el examen de álgebra antes que por el tiro. Enseñamos a los jóvenes a llegar a tiempo, a pedir perdón como se debe y a levantar al compañero que tuvo una mala noche. Eso es lo que queda cuando termina la temporada.',
      'A las familias que nos confían a sus hijos, y a los vecinos que pagan zapatos que nunca van a usar: gracias. Vengan a ver un partido. Van a ver lo que han construido.',
    ]),
    role: 'Fundadores',
  },
  mission: {
    heading: 'Nuestra misión',
    text: 'Dar a los muchachos de 13 a 17 años del suroeste de Florida entrenamiento de primera, mentores constantes y apoyo en la escuela, sin importar cuánto puedan pagar sus familias.',
  },
  vision: {
    heading: 'Nuestra visión',
    text: 'Una costa donde cada joven que quiere jugar tenga un equipo, un adulto que espere algo de él y un plan para el día después de la preparatoria.',
  },
  purpose: {
    heading: 'Nuestro propósito',
    text: 'Usamos el juego para enseñar lo que la escuela y el trabajo van a pedir a nuestros jugadores: disciplina, calma, servicio y la costumbre de terminar lo que empiezan.',
  },
  biography: {
    heading: 'Sobre los fundadores',
    body: portableText([
      'Marcus Ellery creció en Dunbar, jugó de base con una beca universitaria y enseñó matemáticas durante dieciséis años en escuelas intermedias del condado de Lee. Tiene licencia de entrenador y todavía da la hora de estudio de los martes.',
      'Denise Ellery es enfermera pediátrica. Escribió el plan de seguridad del programa, prepara a cada entrenador para las conmociones y los golpes de calor, y cuida que el comité de becas no olvide a las familias para las que existe.',
      'Fundaron Calusa Coast Hoops en 2014 y llevan casados más tiempo que eso. Sus dos hijos pasaron por el programa. Ninguno entró al primer equipo en su primer año de preparatoria, y los dos dicen que fue lo mejor que les pasó.',
    ]),
  },
  seoTitle: 'Nosotros',
  seoDescription:
    'Quiénes fundaron Calusa Coast Hoops, qué defiende el programa y cómo sirve a los muchachos de 13 a 17 años en el suroeste de Florida.',
};

export const contactPage = {
  heading: 'Hable con nosotros',
  intro:
    '¿Tiene una pregunta sobre la inscripción, un cobro o el transporte a la práctica? Escriba o llame. Le contesta una persona, en 24 horas.',
  questions: [
    {
      question: '¿Quién puede participar?',
      answer:
        'Muchachos de 13 a 17 años, de los grados 8 a 12, que viven o estudian en el suroeste de Florida. Para practicar con nosotros no hace falta una prueba.',
    },
    {
      question: '¿Qué cubre la inscripción de $150?',
      answer:
        'El equipo deportivo, el uniforme, el entrenamiento y las cuotas de la liga de la temporada. Se puede pagar a plazos.',
    },
    {
      question: 'Mi hijo tiene menos de 13 años. ¿Qué hago?',
      answer:
        'Venga al gimnasio abierto el primer sábado del mes, y escríbanos: conocemos buenos programas para cada edad.',
    },
    {
      question: '¿A dónde envío un cheque?',
      answer:
        'A nuestra dirección postal, a nombre de Calusa Coast Hoops, Inc., con el motivo del pago escrito en el cheque.',
    },
  ],
  seoTitle: 'Contacto',
  seoDescription:
    'Llame, escriba o visite a Calusa Coast Hoops en Fort Myers, Florida. Contestamos en 24 horas.',
};

export const registrationPage = {
  heading: 'Inscribir a un jugador',
  intro:
    'Un solo formulario para todos sus jugadores. Toma unos diez minutos, y lo que escriba se guarda en este dispositivo por 7 días.',
  feeIncludes: ['Equipo deportivo', 'Uniforme', 'Entrenamiento', 'Cuotas de la liga'],
  seoTitle: 'Inscripción',
  seoDescription:
    'Inscriba a jugadores de 13 a 17 años en la temporada de Calusa Coast Hoops. $150 por jugador; también a plazos.',
};
