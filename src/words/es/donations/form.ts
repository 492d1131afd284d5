import type { messages as english } from '../../en/donations/form.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  back: 'Volver a Donaciones',
  noScript: 'Este formulario necesita JavaScript, que está desactivado en este navegador.',

  account: {
    title: 'Opciones de cuenta',
    text: '¿Tiene una cuenta? Inicie sesión. Si no, crearemos una automáticamente cuando done, a menos que desmarque la casilla de abajo.',
    signIn: 'Iniciar sesión',
    create: 'Crear una cuenta para mí',
    createHint:
      'Para personas de 18 años o más. Le enviaremos por correo electrónico un enlace para elegir una contraseña. Su cuenta muestra sus donaciones y recibos.',
  },

  amount: 'Elija una cantidad',
  quickPicks: 'Cantidades sugeridas',
  customAmount: 'Otra cantidad',
  oneTimeHint: (smallest) => `Escriba una cantidad de ${smallest} o más`,
  more: {
    title: 'Más opciones',
    text: 'Comentarios, donación anónima, recibo, boletín',
  },
  schedule: 'Fechas de cobro',
  starts: (day) => `Empieza el ${day}`,
  changeSchedule: 'Cambiar la fecha de inicio o el día del mes.',
  startDate: 'Fecha de inicio',
  startHint: 'Elija mañana o una fecha posterior.',
  paymentDay: 'Día de pago',
  paymentDayHint: 'El día del mes de su donación.',
  contact: 'Datos de contacto',
  comments: 'Comentarios',
  anonymous: 'Que mi donación sea anónima',
  anonymousHint: 'No publicaremos su nombre.',
  emailReceipt: 'Envíenme un recibo por correo electrónico',
  newsletterConsent: 'Envíenme el boletín de noticias',
  methodHints: {
    check:
      'Envíe un cheque por correo postal a nuestra dirección, que verá en la página siguiente.',
  },

  'one-time': {
    heading: 'Donación única',
    intro: 'Su donación ayuda desde hoy.',
    summary: 'Su donación',
    chooseAmount: 'Elija una cantidad o escriba otra.',
    submit: (amount) => `Donar ${amount}`,
    submitUnknown: 'Donar',
    failed: 'Hubo un error al procesar su donación. Inténtelo de nuevo.',
    card: {
      title: 'Donación enviada',
      description: 'Ahora irá a la página de pago para completarla.',
    },
    pledge: {
      title: 'Donación enviada',
      description: 'Le enviaremos las instrucciones de pago.',
    },
  },
  monthly: {
    heading: 'Donación mensual',
    intro:
      'Una donación cada mes nos permite planear toda la temporada. Puede pausarla, cambiarla o cancelarla cuando quiera.',
    summary: 'Su donación mensual',
    chooseAmount: 'Elija una cantidad o escriba otra.',
    submit: (amount) => `Donar ${amount} cada mes`,
    submitUnknown: 'Empezar a donar cada mes',
    failed: 'Hubo un error al preparar su donación mensual. Inténtelo de nuevo.',
    card: {
      title: 'Donación mensual',
      description: 'Ahora irá a la página de pago para completarla.',
    },
    pledge: {
      title: 'Solicitud de donación mensual enviada',
      description: 'Le enviaremos las instrucciones de pago.',
    },
  },
  submitting: 'Procesando...',
  notSent: 'Su donación no se confirmó',
  errorTitle: 'Error',
  safeToRepeat: 'Puede enviarla otra vez. No le cobraremos dos veces.',
  sentBefore: (number) =>
    `Usted ya envió la donación ${number}. Busque la confirmación en su correo electrónico antes de donar otra vez.`,

  giftNumber: 'Número de donación',
  giftAmount: 'Cantidad',
  eachMonth: 'Cada mes',
  firstGift: 'Primera donación',
  followingGifts: 'Después',
  following: (days) => `${days} y así sucesivamente, hasta que usted la cancele`,
  receipt: 'Guarde su recibo para sus impuestos.',
  manage:
    'Si paga con tarjeta, nuestros correos tienen un enlace para cambiar la tarjeta o para pausar o cancelar. Si no, solo avísenos.',
  checkText: 'Envíe su cheque por correo postal como se indica abajo.',
  checkMonthlyText:
    'Envíe su primer cheque por correo postal como se indica abajo, y luego uno cada mes.',
};
