export const scholarshipsPage = {
  heading: 'Becas',
  intro:
    'El dinero decide muchas cosas. Si un muchacho puede jugar con nosotros no es una de ellas.',
  mission: {
    heading: 'Por qué damos becas',
    text: 'Uno de cada tres jugadores está aquí con una beca. Los compañeros no saben quiénes son, y los entrenadores no necesitan saberlo. Su solicitud la leen tres personas del comité y nadie más.',
  },
  programs: [
    {
      name: 'Beca de temporada completa',
      description:
        'Cubre los $150 de la inscripción y $200 para el uniforme y los viajes de toda la temporada, para familias con necesidad económica.',
      eligibility: [
        'La familia califica para el almuerzo escolar gratis o de precio reducido, o tiene una necesidad parecida',
        'Una carta breve del padre, la madre o el tutor',
        'El jugador asiste al 90% o más de las prácticas y los partidos',
      ],
    },
    {
      name: 'Beca parcial',
      description:
        'Cubre lo que falta cuando la familia puede pagar una parte. El comité fija la cantidad con ustedes.',
      eligibility: [
        'Necesidad económica, explicada con sus propias palabras',
        'Para jugadores nuevos y para los que regresan',
        'El jugador asiste al 90% o más de las prácticas y los partidos',
      ],
    },
    {
      name: 'Beca de excelencia académica',
      description:
        'Premia a los jugadores que también sacan adelante a su equipo en el salón de clases.',
      eligibility: [
        'Promedio de calificaciones de 3.5 o más',
        'La última boleta de calificaciones',
        'Una recomendación de un maestro o consejero',
      ],
    },
  ],
  howToApply: [
    {
      title: 'Inscriba al jugador',
      text: 'Llene la inscripción y elija pagar con cheque por correo: no se cobra nada mientras leemos su solicitud.',
    },
    {
      title: 'Díganos que la solicita',
      text: 'Envíenos un mensaje y elija el motivo «Becas», o llame a la oficina. Le enviaremos un correo. Respóndalo con los papeles que pide su beca.',
    },
    {
      title: 'Reciba respuesta en 2 semanas',
      text: 'Escribimos a cada familia en las 2 semanas después de recibir la solicitud completa. Mientras tanto su hijo practica con el equipo.',
    },
  ],
  requirements: [
    'Muchachos de 13 a 17 años, de los grados 8 a 12',
    'Que viven o estudian en el suroeste de Florida',
    'Asistencia de 90% o más a las prácticas y los partidos',
    'Aprobar todas las clases, o un plan de estudio con nuestros tutores',
    'Un turno de voluntariado por temporada del padre, la madre o el tutor',
  ],
  notifiedWithin: '2 semanas',
  seoTitle: 'Becas',
  seoDescription:
    'Becas completas, parciales y académicas para jugadores de 13 a 17 años en el suroeste de Florida, y cómo solicitarlas.',
};

export const donatePage = {
  heading: 'Regale un equipo a un muchacho',
  intro:
    'Hacen falta $45 al mes para entrenar, equipar y dar tutoría a un jugador. Más de 150 jóvenes cuentan este año con nuestro equipo, los campamentos y las clínicas gratuitas.',
  claims: [
    { text: 'de las donaciones va a los programas' },
    { text: 'jóvenes atendidos en el equipo, los campamentos y las clínicas' },
    { text: 'al mes entrenan, equipan y dan tutoría a un jugador' },
  ],
  fundAllocation: [
    { name: 'Desarrollo de jugadores', text: 'Entrenadores, clínicas, cuotas de ligas y torneos' },
    { name: 'Equipo e instalaciones', text: 'Uniformes, balones, gimnasio, primeros auxilios' },
    { name: 'Apoyo académico', text: 'Tutores, hora de estudio, preparación para exámenes' },
    { name: 'Programas comunitarios', text: 'Gimnasio abierto, horas de lectura, limpiezas' },
  ],
  disclosure:
    'Calusa Coast Hoops, Inc. es una organización 501(c)(3). Las donaciones son deducibles de impuestos según lo permite la ley. Puede obtener una copia del registro oficial y de la información financiera de la División de Servicios al Consumidor de Florida (Florida Division of Consumer Services); llame gratis al 800-435-7352 dentro del estado. El registro no significa que el estado respalde, apruebe o recomiende a la organización.',
  seoTitle: 'Donar',
  seoDescription:
    'Su donación paga entrenamiento, equipo y tutoría para muchachos de 13 a 17 años en el suroeste de Florida. Vea en qué se usa.',
};

export const sponsorsPage = {
  heading: 'Nuestros patrocinadores',
  intro:
    'Los negocios locales mantienen encendidas las luces del gimnasio y la cuota al alcance de todos. Compre su café ahí.',
  becomeHeading: 'Sea patrocinador',
  becomeIntro:
    'Elija un nivel o su propia cantidad. Pague de una vez o a plazos, con tarjeta, transferencia bancaria o cheque.',
  benefits: [
    {
      title: 'Las familias lo ven',
      text: 'Su nombre en camisetas, carteles y la página que cada padre abre el día del partido.',
    },
    {
      title: 'Esté presente',
      text: 'Entregue un premio a un jugador, hable en la hora de estudio o traiga a su personal a un partido en casa.',
    },
    {
      title: 'Done con recibo',
      text: 'Somos una organización 501(c)(3): los patrocinios son deducibles de impuestos según lo permite la ley.',
    },
    {
      title: 'Sepa qué logró',
      text: 'En junio, una carta le dice cuántos jugadores ayudó su donación y cómo les va.',
    },
  ],
  impact: [
    { text: 'jóvenes atendidos cada año en el equipo, los campamentos y las clínicas' },
    { text: 'jugadores con beca' },
    { text: 'de cada dólar va a los programas' },
  ],
  seoTitle: 'Patrocinadores',
  seoDescription: 'Los negocios que apoyan a Calusa Coast Hoops, y cómo ser uno de ellos.',
};

export const volunteerPage = {
  heading: 'Dé una mano, cambie una temporada',
  intro:
    'Aquí a nadie le pagan por anotar los puntos, servir agua o explicar fracciones. Si tiene dos horas a la semana, tenemos un lugar para usted.',
  stats: [
    { text: 'voluntarios activos' },
    { text: 'horas al año' },
    { text: 'valor de su tiempo' },
    { text: 'de los programas depende de voluntarios' },
  ],
  benefits: [
    {
      title: 'Sea el adulto de alguien',
      text: 'Los jugadores recuerdan quién volvió cada semana. Puede ser usted.',
    },
    {
      title: 'Aprenda en el camino',
      text: 'Antes de empezar lo preparamos en entrenamiento, primeros auxilios y deporte seguro.',
    },
    {
      title: 'Horas que cuentan',
      text: 'Cartas de servicio para la escuela, el trabajo o la corte, firmadas en una semana.',
    },
    {
      title: 'Únase a la banca',
      text: 'Noches de voluntarios, una camiseta del equipo y los mejores asientos del gimnasio.',
    },
  ],
  steps: [
    {
      title: 'Solicitud',
      text: 'Diez minutos en línea: quién es usted, cuándo puede venir y dos referencias.',
    },
    {
      title: 'Verificación de antecedentes',
      text: 'Revisamos a todas las personas que trabajan con nuestros jugadores. Nosotros la pagamos.',
    },
    {
      title: 'Comienzo',
      text: 'Una capacitación corta, un turno al lado de alguien con experiencia, y ya es del equipo.',
    },
  ],
  coordinator: { role: 'Coordinadora de voluntarios' },
  seoTitle: 'Voluntariado',
  seoDescription:
    'Seis maneras de ayudar a jugadores jóvenes en el suroeste de Florida, desde entrenar hasta dar tutoría. Vea qué pide cada una.',
};
