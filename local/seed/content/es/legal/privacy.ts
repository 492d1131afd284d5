import { legalInSpanish } from './legal-in-spanish.ts';

export const privacyPolicy = legalInSpanish({
  title: 'Política de privacidad',
  intro:
    'Esta política dice qué sabe Calusa Coast Hoops, Inc. («nosotros») de usted y de sus hijos, por qué, quién lo ve y cómo puede pedir que se corrija o se borre. Vale para este sitio web y para todo lo que usted nos da para el programa.',
  sections: [
    [
      'Qué información reunimos',
      'Reunimos lo que usted escribe en nuestros formularios y lo que hace falta para llevar el programa:',
      {
        list: [
          'Datos de contacto de padres, tutores, titulares de cuentas, donantes, patrocinadores, compradores y voluntarios: nombre, correo electrónico, teléfono, dirección postal.',
          'De los jugadores: nombre, edad, grado, escuela, estatura y peso si usted los da, experiencia, contacto de emergencia, y la información médica que un entrenador debe conocer.',
          'Pagos: cantidad, fecha, motivo y forma de pago. Los números de tarjetas y cuentas bancarias se escriben en las páginas de Stripe, que procesa nuestros pagos, y nunca nos llegan.',
          'Firmas de nuestros Términos y de la Exención de responsabilidad: el nombre escrito, la versión firmada, la hora, la dirección IP y el navegador.',
          'Los mensajes que nos envía, las solicitudes de voluntariado con sus referencias, y las fotos y videos que sube.',
        ],
      },
      'Este sitio web no usa cookies de publicidad ni de rastreo y no carga nada de redes de publicidad. En su propio dispositivo, su navegador guarda el carrito, su sesión, qué inscripciones y pedidos envió desde él y, durante 7 días, lo que usted empieza a escribir en un formulario, pero no contraseñas, firmas ni información médica.',
    ],
    [
      'Cómo usamos la información',
      {
        list: [
          'Para inscribir y supervisar a los jugadores, programar partidos y comunicarnos con usted en una emergencia.',
          'Para recibir y registrar pagos, enviar recibos y responder a mensajes y solicitudes.',
          'Para verificar los antecedentes de entrenadores y voluntarios que trabajan con menores.',
          'Para mostrar la vida del programa en la galería, dentro del permiso que usted dio.',
          'Para cumplir con las leyes de impuestos, de organizaciones benéficas y de protección de menores.',
        ],
      },
      'No vendemos ni alquilamos información personal, y no tomamos decisiones sobre las personas solo por medios automáticos. Los boletines y las noticias del programa llegan solo a quienes los pidieron.',
    ],
    [
      'Información sobre menores',
      'Nuestros jugadores son menores de edad. Solo el padre, la madre o el tutor legal puede inscribir a un jugador, y quien tiene una cuenta debe tener 18 años o más. No reunimos a sabiendas información de niños menores de 13 años por este sitio web; si cree que un niño nos dio información, escríbanos y la borraremos.',
      'Los padres y tutores pueden ver, corregir y pedir que se borre lo que tenemos sobre su hijo, y pueden retirar su permiso en cualquier momento, como se explica en «Sus derechos y opciones».',
    ],
    [
      'Información médica',
      'La información médica es opcional y se usa para un solo fin: la seguridad del jugador. Se guarda aparte de todos los demás datos. Solo los administradores del programa pueden abrirla, se anota cada vez que se abre, y nunca aparece en archivos exportados ni correos electrónicos. Pueden imprimirla para un entrenador, que debe saber qué hacer en una emergencia.',
      'Se borra 3 años después de que el jugador termina el programa, o antes si usted lo pide cuando él ya no participa.',
    ],
    [
      'Fotos y videos',
      'El padre, la madre o el tutor decide en la inscripción, por cada jugador, si puede aparecer en fotos; sin un sí, la respuesta es no. Las fotos y los videos que se suben son privados hasta que los aprobamos. Antes de publicar una foto o un video quitamos los datos de ubicación y de la cámara.',
      'Lo que se publica se queda en la galería sin límite de tiempo, a menos que alguien pida que se quite. Puede pedirlo quien aparezca, o el padre o la madre de un menor que aparezca, con el enlace junto a la foto o por escrito. No hace falta dar una razón.',
    ],
    [
      'Con quién compartimos información',
      'Compartimos información solo en la medida en que cada uno la necesita:',
      {
        list: [
          'Los proveedores que alojan nuestro sitio, datos y archivos, envían nuestros correos y procesan los pagos, con contratos que los obligan a seguir nuestras instrucciones.',
          'Ligas, organizadores de torneos y aseguradoras: listas con nombre, edad y grado.',
          'Servicios de emergencia y personal médico, cuando un jugador necesita ayuda.',
          'Una empresa de verificación, para los voluntarios que aceptaron la verificación de antecedentes.',
          'Las autoridades, cuando lo exige la ley o un juez, o para proteger a un menor.',
        ],
      },
    ],
    [
      'Cuánto tiempo guardamos la información',
      {
        list: [
          'Registros financieros (inscripciones, pedidos, donaciones, patrocinios, cobros y sus recibos): 7 años después del último cambio. Conservamos los pagos mientras conservemos los registros a los que corresponden. Stripe conserva sus propios registros de los pagos con tarjeta o cuenta bancaria.',
          'Información médica: 3 años después de terminar el programa. Lo mismo vale para el perfil de un jugador que se fue. Cuando se borra un perfil, las inscripciones conservan el nombre, la edad y el grado del jugador. También se borra lo que dicen de su escuela, estatura, peso y experiencia. El contacto de emergencia y nuestras notas sobre la inscripción se borran cuando no queda otro jugador en ella. Conservamos las notas sobre cobros, sobre inscripciones canceladas y sobre inscripciones que entonces tenían un cobro sin pagar. Cuando usted nos pide borrar información, borramos lo que dicen de su hijo.',
          'Fotos y videos: sin límite de tiempo, a menos que se pida quitarlos.',
          'Exenciones firmadas: hasta que los reclamos del jugador ya no se puedan presentar según la ley de Florida.',
          'Copias de seguridad: 14 semanas. Lo que borramos queda en ellas durante ese tiempo. Copias de los registros financieros y de los documentos firmados: 7 años.',
          'Correos a nuestra oficina, y listas que nuestro personal guardó o imprimió: hasta que nuestro personal los borre. Cuando usted nos pide borrar información, también la borramos ahí.',
          'Cuentas: hasta que usted las borre. Mensajes y solicitudes: mientras los necesitemos para responder y para mostrar que lo hicimos.',
        ],
      },
      'Cuando usted borra su cuenta, se borran su perfil y su acceso. Los registros financieros se quedan sus 7 años, sin usarse para nada más.',
    ],
    [
      'Cómo protegemos la información',
      'Todas las conexiones con este sitio web van cifradas. Las contraseñas las guarda nuestro proveedor de acceso en una forma que no podemos leer. Nuestro servidor revisa cada solicitud de un dato, el personal ve solo lo que permite su función, y queda anotado lo que cambian los administradores.',
      'Ningún sistema es perfecto. Si una falla de seguridad afecta su información, se lo diremos a usted y a las autoridades como lo exige la ley de Florida.',
    ],
    [
      'Sus derechos y opciones',
      {
        list: [
          'Ver y descargar lo que contiene su cuenta, en la página de su cuenta.',
          'Corregir lo que esté mal, ahí mismo o por escrito.',
          'Borrar su cuenta, o pedirnos que borremos información que no tenemos que guardar.',
          'Retirar en cualquier momento el permiso para fotos o para noticias.',
          'Cancelar o cambiar una donación mensual con el enlace de cada recibo.',
        ],
      },
      'Respondemos en 30 días, y podemos pedir una prueba de que usted es la persona, el padre, la madre o el tutor de quien se trata.',
    ],
    [
      'Cambios a esta política',
      'Cuando cambiamos esta política, cambian la versión y la fecha que están arriba. Si un cambio reduce sus derechos, avisamos por correo electrónico a quienes tienen una cuenta antes de que valga.',
    ],
    [
      'Cómo comunicarse con nosotros',
      'Calusa Coast Hoops, Inc., 2450 Heron Bay Road, Suite 4, Fort Myers, FL 33901. Teléfono 239-555-0100. Correo electrónico privacy@calusacoasthoops.example.',
      'Respondemos a una queja formal en 7 días hábiles.',
    ],
  ],
  seoDescription:
    'Qué sabe Calusa Coast Hoops de familias, jugadores, donantes y compradores, cuánto tiempo lo guarda y cómo pedir que se borre.',
});
