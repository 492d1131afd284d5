export const volunteerOpportunities = {
  'opportunity-assistant-coach': {
    title: 'Entrenador asistente',
    commitment: '6 a 8 horas por semana',
    text: 'Dirija ejercicios, siéntese en la banca y aprenda cuál es el próximo paso de cada jugador.',
    needs: ['Experiencia como jugador o entrenador', 'Dos tardes y casi todos los sábados'],
  },
  'opportunity-event-coordinator': {
    title: 'Coordinador de eventos',
    commitment: '4 a 6 horas por semana',
    text: 'Organice la noche de premios, las horas de lectura y las limpiezas, de la primera lista a la última silla.',
    needs: ['Un calendario y mucha calma', 'Más tiempo en el mes antes de un evento'],
  },
  'opportunity-team-parent-liaison': {
    title: 'Enlace con las familias',
    commitment: '3 a 5 horas por semana',
    text: 'Sea la persona a quien las familias llaman: transporte, meriendas, horarios, preocupaciones.',
    needs: ['Amabilidad por teléfono', 'Se agradece el español o el criollo haitiano'],
  },
  'opportunity-academic-tutor': {
    title: 'Tutor académico',
    commitment: '2 a 4 horas por semana',
    text: 'Siéntese con un jugador en la hora de estudio, con una materia que usted conoce bien.',
    needs: ['Una materia de los grados 8 a 12', 'Martes o jueves, de 4 p.m. a 6 p.m.'],
  },
  'opportunity-fundraising-support': {
    title: 'Apoyo para recaudar fondos',
    commitment: 'Horario flexible',
    text: 'Escriba a negocios, dé las gracias a los donantes, cuente la rifa.',
    needs: ['Que no le cueste pedir', 'Desde su casa o en la oficina'],
  },
  'opportunity-game-day-support': {
    title: 'Apoyo en días de partido',
    commitment: 'Solo los días de partido',
    text: 'Anote los puntos, lleve el reloj, reciba a los invitados, venda las palomitas.',
    needs: ['Una hora de capacitación', 'Un partido en casa al mes o más'],
  },
};

export const donationLevels = {
  'level-team-champion': {
    text: 'Lleva a un jugador a todos los torneos de la temporada.',
    severalText: 'Lleva a {count} jugadores a todos los torneos de la temporada.',
  },
  'level-court-hero': {
    text: 'Paga una temporada de gimnasio y entrenamiento para un jugador.',
    severalText: 'Paga una temporada de gimnasio y entrenamiento para {count} jugadores.',
  },
  'level-game-changer': {
    text: 'Viste a un jugador: camiseta, pantalón corto, traje de calentamiento y zapatos.',
  },
  'level-team-supporter': { text: 'Paga diez horas con un tutor en la hora de estudio.' },
};

export const sponsorshipTiers = {
  'tier-championship': {
    benefits: [
      'Logotipo en las camisetas de juego y de calentamiento',
      'Cartel en el centro de la cancha toda la temporada',
      'Su nombre en cada anuncio de los días de partido',
      'Ocho asientos en la noche de premios',
    ],
  },
  'tier-all-star': {
    benefits: [
      'Logotipo en las camisetas de práctica',
      'Cartel en el gimnasio toda la temporada',
      'Cuatro asientos en la noche de premios',
    ],
  },
  'tier-team-player': {
    benefits: [
      'Logotipo en nuestra página de patrocinadores',
      'Agradecimiento en un partido en casa',
      'Foto del equipo para su pared',
    ],
  },
  'tier-supporting-friend': {
    benefits: [
      'Su nombre en nuestra página de patrocinadores',
      'Una tarjeta firmada por el equipo',
    ],
  },
};

export const sponsors = {
  'sponsor-gulf-lantern': {
    logo: { alt: 'Gulf Lantern Credit Union: un farol azul marino y naranja' },
    text: 'Enseña a nuestros jugadores mayores a leer un préstamo antes de firmarlo.',
  },
  'sponsor-sawgrass-orthopedics': {
    logo: { alt: 'Sawgrass Orthopedics: cuatro hojas de hierba' },
    text: 'Da a cada jugador un examen físico gratis antes de la temporada y envía un entrenador atlético a nuestros torneos.',
  },
  'sponsor-pelican-point': {
    logo: { alt: 'Pelican Point Hardware: una tuerca hexagonal naranja' },
    text: 'Reconstruyó nuestras gradas después de la tormenta y no quiso cobrar.',
  },
  'sponsor-mangrove-and-main': {
    logo: { alt: 'Mangrove & Main Coffee Roasters: una taza de café humeante' },
    text: 'Mantiene despierta la mesa de anotación los sábados.',
  },
};
