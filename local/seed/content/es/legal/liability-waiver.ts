import { legalInSpanish } from './legal-in-spanish.ts';

export const liabilityWaiver = legalInSpanish({
  title: 'Exención de responsabilidad',
  intro:
    'Exención de responsabilidad, aceptación de riesgos y consentimiento para atención médica de los jugadores de Calusa Coast Hoops, Inc. («el Programa»). El padre, la madre o el tutor legal la firma por cada jugador. Léala completa, por favor.',
  sections: [
    [
      'Las partes',
      'Este acuerdo es entre el padre, la madre o el tutor legal que lo firma, en su nombre y en el del menor que se nombra en la inscripción («el Jugador»), y el Programa con sus directores, funcionarios, empleados, entrenadores, voluntarios y patrocinadores, y los dueños de los lugares donde juega (juntos, «las Partes Exoneradas»).',
    ],
    [
      'En qué consiste la actividad',
      'El baloncesto es un deporte rápido y físico. El Programa organiza prácticas, preparación física, juegos de práctica, partidos y torneos, bajo techo y al aire libre, y viaja a ellos. Sus actividades incluyen también servicio a la comunidad y hora de estudio.',
    ],
    [
      'Aceptación de riesgos',
      'Entiendo que participar tiene riesgos que no se pueden eliminar, aunque todos tengan cuidado. Entre ellos están:',
      {
        list: [
          'Torceduras, fracturas y lesiones de dientes y ojos por contacto, caídas o equipo.',
          'Conmoción cerebral y otras lesiones de la cabeza, el cuello y la columna.',
          'Agotamiento por calor y golpe de calor, deshidratación y problemas del corazón.',
          'Enfermedades que pasan de una persona a otra.',
          'Accidentes de camino, y actos de otras personas.',
          'En casos raros, discapacidad permanente o muerte.',
        ],
      },
      'Acepto estos riesgos por mí y por el Jugador.',
    ],
    [
      'Exención de responsabilidad',
      'Hasta donde lo permita la ley de Florida, por mí y por el Jugador, libero a las Partes Exoneradas de reclamos por lesiones, muerte o pérdida de bienes que resulten de los riesgos propios de las actividades del Programa. Esta exención no cubre la negligencia grave, la imprudencia temeraria ni el daño intencional.',
    ],
    [
      'Indemnización',
      'Protegeré a las Partes Exoneradas de reclamos de terceros, con los gastos legales razonables, en la medida en que los causen actos indebidos míos o del Jugador durante las actividades del Programa.',
    ],
    [
      'Consentimiento médico y salud',
      'Confirmo que el Jugador está en condiciones de participar y que informé al Programa de las condiciones, alergias y medicinas que un entrenador debe conocer. Si no pueden comunicarse conmigo en una emergencia, permito que el personal del Programa dé primeros auxilios, llame a los servicios de emergencia y acepte el tratamiento que un profesional con licencia considere necesario. Yo pago el costo de esa atención. Un Jugador que pueda tener una conmoción o una enfermedad por calor deja de jugar de inmediato y vuelve solo con permiso médico por escrito.',
    ],
    [
      'Seguro y transporte',
      'El seguro del Programa no reemplaza el seguro médico de la familia, y tenerlo es mi responsabilidad. Las familias se encargan del transporte a las prácticas y a los partidos en casa. Cuando el Programa ofrece transporte, sus conductores tienen licencia y sus antecedentes fueron verificados, y puedo no aceptarlo.',
    ],
    [
      'Reglas y supervisión',
      'El Jugador seguirá las instrucciones de los entrenadores y las reglas de conducta de los Términos de servicio. El Programa supervisa a los jugadores desde el comienzo de una actividad hasta su final; yo llevaré y recogeré al Jugador a tiempo. Los entrenadores y voluntarios que trabajan con jugadores pasaron una verificación de antecedentes y una capacitación en deporte seguro.',
    ],
    [
      'Aviso al tutor natural del menor',
      'LEA ESTE FORMULARIO COMPLETO Y CON CUIDADO. USTED ACEPTA QUE SU HIJO MENOR PARTICIPE EN UNA ACTIVIDAD QUE PUEDE SER PELIGROSA. USTED ACEPTA QUE, AUNQUE CALUSA COAST HOOPS, INC. TENGA UN CUIDADO RAZONABLE AL OFRECER ESTA ACTIVIDAD, EXISTE LA POSIBILIDAD DE QUE SU HIJO SUFRA LESIONES GRAVES O MUERA POR PARTICIPAR EN ELLA, PORQUE HAY PELIGROS PROPIOS DE LA ACTIVIDAD QUE NO SE PUEDEN EVITAR NI ELIMINAR. AL FIRMAR ESTE FORMULARIO USTED RENUNCIA AL DERECHO DE SU HIJO Y AL SUYO DE RECIBIR UNA COMPENSACIÓN DE CALUSA COAST HOOPS, INC. EN UNA DEMANDA POR CUALQUIER LESIÓN, INCLUSO LA MUERTE, DE SU HIJO, O POR CUALQUIER DAÑO A BIENES, QUE RESULTE DE LOS RIESGOS QUE SON PARTE NATURAL DE LA ACTIVIDAD. USTED TIENE DERECHO A NO FIRMAR ESTE FORMULARIO, Y CALUSA COAST HOOPS, INC. TIENE DERECHO A NO DEJAR PARTICIPAR A SU HIJO SI USTED NO LO FIRMA.',
    ],
    [
      'Firma, duración y ley',
      'Al escribir mi nombre completo y marcar la declaración de intención, firmo este acuerdo de forma electrónica, con el mismo efecto que en papel, y confirmo que soy el padre, la madre o el tutor legal del Jugador. Vale para la temporada que se nombra en la inscripción. Recibo una copia por correo electrónico y puedo pedir una en papel. Se rige por la ley de Florida; si una parte no es válida, lo demás sigue en pie.',
    ],
  ],
  seoDescription:
    'Exención de responsabilidad, aceptación de riesgos y consentimiento médico para los jugadores de Calusa Coast Hoops.',
});
