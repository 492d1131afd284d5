import type { messages as english } from '../../en/sponsorship/form.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  back: 'Volver a Ser patrocinador',
  heading: 'Solicitud de patrocinio',
  intro: 'Elija un nivel u otra cantidad, y cómo quiere pagarla.',
  noScript: 'Este formulario necesita JavaScript, que está desactivado en este navegador.',

  account: {
    title: 'Opciones de cuenta',
    text: '¿Tiene una cuenta? Inicie sesión. Si no, crearemos una automáticamente cuando envíe la solicitud, a menos que desmarque la casilla de abajo.',
    signIn: 'Iniciar sesión',
    create: 'Crear una cuenta para mí',
    createHint:
      'Para personas de 18 años o más. Le enviaremos por correo electrónico un enlace para elegir una contraseña.',
  },

  level: 'Nivel de patrocinio',
  chooseLevel: 'Elija un nivel',
  levelHint: (range, suggested) => `${range} (sugerimos ${suggested})`,
  customHint: 'Escriba su cantidad abajo.',
  ownAmount: 'Escribir su propia cantidad',
  customAmount: 'Otra cantidad',
  customAmountHint: 'Reemplaza la cantidad del nivel. Puede escribir centavos.',

  frequency: 'Frecuencia de pago',
  frequencies: {
    'one-time': 'Un solo pago',
    monthly: 'Cada mes',
    quarterly: 'Cada tres meses',
    annual: 'Cada año',
  },
  frequencyHints: {
    'one-time': (amount) => `${amount} una vez`,
    monthly: (amount, count) => `${amount} × ${count} meses`,
    quarterly: (amount, count) => `${amount} × ${count} trimestres`,
    annual: (amount) => `${amount} cada año, hasta que usted lo cancele`,
  },
  calculator: 'Sus pagos',
  chooseAmount: 'Elija un nivel o escriba otra cantidad.',

  contact: 'Datos de contacto',
  business: 'Datos del negocio',
  businessName: 'Nombre del negocio',
  businessLabels: {
    address: 'Dirección del negocio',
    city: 'Ciudad',
    state: 'Estado',
    zipCode: 'Código postal',
  },
  businessWebsite: 'Sitio web',
  more: {
    title: 'Más opciones',
    text: 'Sitio web, dirección del negocio, comentarios, boletín',
  },
  comments: 'Comentarios',
  marketingConsent: 'Pueden mostrar nuestro nombre y logotipo en su publicidad',
  newsletterConsent: 'Envíenme el boletín de noticias',
  methodHints: {
    check:
      'Envíe un cheque por correo postal a nuestra dirección, que verá en la página siguiente.',
  },

  submit: 'Enviar solicitud',
  submitAmount: (amount) => `Patrocinar con ${amount}`,
  submitting: 'Procesando...',
  notSent: 'Su solicitud no se confirmó',
  paymentError: 'Error de pago',
  paymentFailed: 'No se pudo procesar el pago',
  safeToRepeat: 'Puede enviarla otra vez. No la anotaremos dos veces.',
  sentBefore: (number) =>
    `Usted ya envió el patrocinio ${number}. Busque la confirmación en su correo electrónico antes de enviarlo otra vez.`,
  submitted: {
    title: 'Formulario enviado',
    description: 'Le enviaremos pronto las instrucciones de pago.',
  },

  next: (time) => [
    'Su recibo le llegará por correo electrónico.',
    time
      ? `Nuestro equipo de patrocinios se comunicará con usted en un plazo de ${time}.`
      : 'Nuestro equipo de patrocinios se comunicará con usted.',
    'Juntos planearemos cómo dar las gracias a su negocio.',
  ],
  pledged: 'Anotamos su patrocinio. Falta un paso: su pago.',
  nextAfterPledge: (time) => [
    time
      ? `Nuestro equipo de patrocinios se comunicará con usted en un plazo de ${time}.`
      : 'Nuestro equipo de patrocinios se comunicará con usted.',
    'Cuando recibamos su pago, le enviaremos un recibo.',
  ],
  friend: 'Patrocinamos este programa juvenil. ¿Quiere unirse su negocio?',
  number: 'Número de patrocinio',
  levelFact: 'Nivel',
  checkText: 'Envíe su cheque por correo postal como se indica abajo.',
  checkPlanText:
    'Envíe su primer cheque por correo postal como se indica abajo, y luego los demás cuando venzan.',
  sponsors: 'Nuestros patrocinadores',
  home: 'Volver al inicio',
  changed: {
    title: 'Los pagos cambiaron',
    text: 'El plan de pagos cambió. Todavía no se cobró nada.',
    pay: 'Continuar al pago',
  },
  transactionId: 'Número de transacción',

  result: {
    confirming: {
      title: 'Confirmando su pago…',
      text: 'Esto suele tardar unos segundos.',
    },
    paid: {
      title: '¡Gracias por su patrocinio!',
      text: 'Recibimos su pago y le enviaremos un recibo por correo electrónico.',
    },
    started: {
      title: '¡Gracias por su patrocinio!',
      text: 'Recibimos su primer pago y le enviaremos un recibo por correo electrónico. Los próximos se cobrarán automáticamente.',
    },
    processing: {
      title: '¡Gracias por su patrocinio!',
      text: 'Su banco está procesando este pago. Esto tarda unos días. Le escribiremos cuando recibamos el pago.',
    },
    failed: {
      title: 'Su pago no se completó',
      text: 'No se le cobró nada. Puede intentarlo de nuevo o pagar de otra forma.',
    },
    expired: {
      title: 'Su sesión de pago venció',
      text: 'No se le cobró nada. Empiece de nuevo.',
    },
    refunded: {
      title: 'Este patrocinio se reembolsó',
      text: 'Su banco puede tardar unos días en mostrarlo.',
    },
    unknown: {
      title: 'No encontramos este patrocinio',
      text: 'Puede que el enlace esté incompleto. Si pagó, su pago está seguro y el recibo está en su correo electrónico.',
    },
    slow: {
      title: 'Seguimos esperando la confirmación',
      text: 'Está tardando más de lo normal. Si pagó, su pago está seguro y le escribiremos cuando se confirme. No pague otra vez.',
    },
    unavailable: {
      title: 'No podemos revisar su pago en este momento',
      text: 'No se perdió nada. Si pagó, su pago está seguro y le enviaremos la confirmación por correo electrónico.',
    },
    tryAgain: 'Intentar de nuevo',
  },
};
