import { legalInSpanish } from './legal-in-spanish.ts';

export const termsOfService = legalInSpanish({
  title: 'Términos de servicio',
  intro:
    'Estos términos son un acuerdo entre usted y Calusa Coast Hoops, Inc. («nosotros»), una corporación sin fines de lucro de Florida. Cubren este sitio web, la inscripción en el programa, las compras, las donaciones y los patrocinios.',
  sections: [
    [
      'Aceptación de estos términos',
      'Al usar este sitio web, crear una cuenta o enviar un formulario, usted acepta estos términos. Por un jugador los acepta como su padre, madre o tutor legal y en su nombre. Si no los acepta, no use el sitio web, por favor.',
    ],
    [
      'El programa',
      'Llevamos un programa de baloncesto para muchachos de 13 a 17 años, de los grados 8 a 12, en el suroeste de Florida. Las horas de prácticas, partidos y eventos pueden cambiar, y vale el calendario de este sitio web. Participar no garantiza tiempo de juego ni un lugar en un equipo en particular.',
    ],
    [
      'Cuentas',
      'Quien tiene una cuenta debe tener 18 años o más. Dé información verdadera, no comparta su contraseña y avísenos si otra persona usó su cuenta. Podemos suspender una cuenta que se use en contra de estos términos. Usted puede borrar la suya en cualquier momento en la página de su cuenta.',
    ],
    [
      'Inscripción y requisitos',
      'Solo el padre, la madre o el tutor legal puede inscribir a un jugador. Usted confirma que lo que dice de la edad, el grado y la salud del jugador es verdad, y que lo mantendrá al día. Una inscripción está completa cuando estos términos y la Exención de responsabilidad están firmados por cada jugador.',
    ],
    [
      'Cuotas y pagos',
      'La cuota de inscripción se muestra antes de inscribirse y se paga por cada jugador. Se puede pagar de una vez, cada mes o cada tres meses; cada cantidad, el número de pagos y la última fecha se muestran antes de que usted dé sus datos. Los centavos que no se pueden dividir van en el primer pago.',
      'Stripe procesa los pagos con tarjeta. Las transferencias bancarias y los cheques vencen en 30 días. Si un pago a plazos falla, se lo decimos y marcamos el cobro como atrasado hasta que se pague; no cobramos recargos.',
    ],
    [
      'Reembolsos y cancelación',
      {
        list: [
          'Inscripción: reembolso completo si cancela antes de la primera práctica; la mitad de lo pagado en los 30 días siguientes; nada después, salvo por lesión, mudanza o necesidad, cuando buscaremos con usted una cantidad justa.',
          'Si cancelamos la temporada, se reembolsa lo que no se usó.',
          'Los pagos a plazos terminan cuando se cancela una inscripción; lo que ya venció se sigue debiendo.',
          'Las donaciones y los patrocinios son regalos y no se reembolsan, salvo que un pago se haya hecho por error y usted nos avise en 30 días.',
        ],
      },
    ],
    [
      'Productos',
      'Los precios están en dólares de los Estados Unidos; el envío se suma al pagar, y el total que se muestra es el total que se cobra. Enviamos dentro de los Estados Unidos, por lo general en una semana. Lo que no se ha usado se puede devolver en 30 días; avísenos primero y le explicaremos cómo. Lo que llega dañado lo reponemos nosotros sin costo para usted.',
    ],
    [
      'Donaciones y patrocinios',
      'Estamos reconocidos como exentos de impuestos según la sección 501(c)(3) del Código de Impuestos Internos. Las donaciones son deducibles según lo permite la ley; pregunte a su asesor de impuestos. Una donación mensual sigue hasta que usted la cancele con el enlace de cualquier recibo. Los beneficios para patrocinadores se describen en cada nivel. Podemos no aceptar una donación o un patrocinador que no vaya con el programa.',
    ],
    [
      'Conducta',
      'Jugadores, familias y voluntarios tratan con respeto a compañeros, rivales, árbitros y personal. No se permiten violencia, amenazas, acoso, discriminación, armas, alcohol, tabaco ni drogas en ninguna práctica, partido o evento. Podemos mandar a alguien a casa, suspenderlo o sacarlo del programa; si lo sacamos, lo explicamos por escrito, y usted puede pedir que se revise en 7 días hábiles.',
    ],
    [
      'Fotos, videos y otro contenido',
      'Usted conserva los derechos de lo que sube y nos permite publicarlo, sin costo, en este sitio web y en los impresos y redes sociales del programa, hasta que pida que se quite. Suba solo lo que usted hizo o puede compartir, y solo a personas que aceptaron aparecer. Revisamos todo, y podemos no aceptar o quitar cualquier cosa.',
    ],
    [
      'Uso aceptable del sitio web',
      'No intente romper, sobrecargar o esquivar la seguridad de este sitio web, reunir información de otras personas, enviar código dañino, ni enviar formularios o pagos falsos. El nombre, el logotipo, los textos y los dibujos de este sitio web son nuestros o de quienes nos los permiten usar, y no se pueden usar con fines comerciales sin nuestro permiso por escrito.',
    ],
    [
      'Exclusiones y límites de responsabilidad',
      'El sitio web se ofrece como está. Trabajamos para que sea correcto y esté disponible, pero no garantizamos que siempre lo esté. Hasta donde lo permite la ley, no respondemos por pérdidas indirectas por el uso del sitio web, y toda nuestra responsabilidad por él se limita a lo que usted nos pagó en los doce meses anteriores. De los riesgos de participar en el programa trata la Exención de responsabilidad. Nada de esto limita una responsabilidad que la ley no permite limitar.',
    ],
    [
      'Ley y desacuerdos',
      'Estos términos se rigen por las leyes de Florida. Por favor, escríbanos primero: respondemos a una queja formal en 7 días hábiles, y casi todo se puede resolver hablando. Lo que no, va a los tribunales del condado de Lee, Florida. Si una parte de estos términos no es válida, lo demás sigue en pie.',
    ],
    [
      'Cambios y contacto',
      'Podemos cambiar estos términos; la versión y la fecha que están arriba dicen cuándo. Los cambios valen desde entonces, y no para lo que usted ya compró o firmó. Envíe sus preguntas a Calusa Coast Hoops, Inc., 2450 Heron Bay Road, Suite 4, Fort Myers, FL 33901, 239-555-0100, legal@calusacoasthoops.example.',
    ],
  ],
  seoDescription:
    'Los términos del sitio web, la inscripción, la tienda, las donaciones y los patrocinios de Calusa Coast Hoops.',
});
