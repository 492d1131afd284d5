import type { messages as english } from '../../en/registration/form.ts';
import type { Translation } from '../../translation.ts';

function players(count: number): string {
  return `${count} ${count === 1 ? 'jugador' : 'jugadores'}`;
}

const HOW = { 'credit-card': 'hoy', ach: 'por transferencia ACH', check: 'con cheque' };

const instructionsWithin = (time: string) =>
  `Le enviaremos las instrucciones de pago en un plazo de ${time}.`;

export const messages: Translation<typeof english> = {
  players,
  required: 'Todos los campos son obligatorios, menos los que dicen opcional.',

  steps: {
    label: 'Pasos de la inscripción',
    titles: {
      family: 'Su familia',
      players: 'Jugadores',
      agreements: 'Acuerdos',
      payment: 'Pago',
    },
    short: {
      family: 'Familia',
      players: 'Jugadores',
      agreements: 'Acuerdos',
      payment: 'Pago',
    },
    place: (number, all) => `Paso ${number} de ${all}`,
    goOn: (title) => `Continuar: ${title}`,
    back: (title) => `Volver: ${title}`,
  },

  account: {
    title: 'Opciones de cuenta',
    text: '¿Tiene una cuenta? Inicie sesión. Si no, crearemos una automáticamente cuando envíe este formulario, a menos que desmarque la casilla del último paso.',
    signIn: 'Iniciar sesión',
    create: 'Crear una cuenta para mí',
    createHint:
      'Para personas de 18 años o más. Le enviaremos por correo electrónico un enlace para elegir una contraseña. Su cuenta muestra sus jugadores, cobros y pagos.',
  },

  fee: {
    title: 'Cuota y pagos a plazos',
    text: (fee, listsParts) =>
      listsParts ? `${fee} por jugador. Incluye:` : `${fee} por jugador.`,
    count: 'Número de jugadores',
    fewer: 'Quitar un jugador',
    more: 'Agregar un jugador',
    frequency: 'Frecuencia de pago',
    frequencies: {
      'one-time': 'Un solo pago',
      monthly: 'Cada mes',
      quarterly: 'Cada tres meses',
    },
    once: (total) => `${total} en un solo pago`,
    installments: (count, each) => `${count} pagos de ${each}`,
    unequal: (count, first, each) => `${first} primero, luego ${count - 1} pagos de ${each}`,
    plan: 'Lo que paga',
    first: 'Primer pago',
    payment: 'Pago',
    others: 'Después',
    thenEach: (count, each) => `${count} × ${each}`,
    last: 'Último pago',
    total: 'Total',
    pays: (amount, method) => `${amount} ${HOW[method]}`,
    noInterest: 'Sin cargos adicionales. El plan termina con el último pago.',
    bar: (first, total) =>
      first === total ? `${total} en total` : `${first} primero · ${total} en total`,
    rest: (count, each, last) => `y ${count} × ${each}${last ? ` hasta el ${last}` : ''}`,
    free: 'Nada que pagar',
    choices: 'Usted elige cómo pagar en el último paso:',
  },
  discount: {
    title: 'Tengo un código de descuento',
    label: 'Código de descuento',
    apply: 'Aplicar',
  },

  parent: {
    title: 'Datos del padre, la madre o el tutor',
    labels: {
      firstName: 'Nombre del padre, madre o tutor',
      lastName: 'Apellido del padre, madre o tutor',
      email: 'Correo electrónico',
      phone: 'Teléfono',
    },
  },
  address: {
    title: 'Dirección',
    address: 'Dirección',
    city: 'Ciudad',
    state: 'Estado',
    zipCode: 'Código postal',
  },
  emergency: {
    title: 'Contacto de emergencia',
    text: 'Una persona a quien podemos llamar si no logramos comunicarnos con usted.',
    name: 'Nombre del contacto de emergencia',
    phone: 'Teléfono del contacto de emergencia',
  },

  player: {
    legend: (index) => `Jugador ${index + 1}`,
    firstName: 'Nombre',
    lastName: 'Apellido',
    age: 'Edad',
    chooseAge: 'Elija una edad',
    grade: 'Grado escolar',
    chooseGrade: 'Elija un grado',
    more: 'Información médica, escuela, fotos y más',
    medical: 'Información médica',
    medicalHint:
      'Alergias, enfermedades o medicinas que los entrenadores deben conocer. Es privada y no se guarda en este dispositivo.',
    typeAgain: 'Escriba otra vez la información médica.',
    photo: 'Permito mostrar fotos y videos de este jugador',
    photoHint: 'Opcional. Su jugador puede jugar de cualquier manera.',
    add: 'Agregar jugador',
    remove: (index) => `Quitar al jugador ${index + 1}`,
    removed: (count) => `Se quitó. ${players(count)} en este formulario.`,
    most: 'Puede inscribir hasta 10 jugadores en un formulario. ¿Son más? Envíe otro formulario.',
  },

  methods: (within) => ({
    ach: instructionsWithin(within),
    check: 'Envíe un cheque por correo postal a nuestra dirección.',
  }),

  agreements: {
    text: 'El padre, la madre o el tutor legal firma por cada jugador. Le enviaremos por correo electrónico una copia firmada.',
    read: (title) => `Leer: ${title}`,
    signature: 'Su nombre completo',
    signatureHint:
      'Escriba su nombre igual que arriba. Esta es su firma. También puede imprimir los documentos y firmar en papel; solo pídanoslo.',
    marketing: 'Envíenme noticias del programa por correo electrónico',
    marketingHint: 'Unas pocas veces al año. Si ya no las quiere, responda a uno de esos correos.',
  },
  submit: (count, amount, method, isFirst) => {
    const what = `Inscribir a ${players(count)}`;
    if (amount === null) return `${what} – nada que pagar`;
    if (method === 'credit-card') return `${what} – pagar ${amount} ahora`;
    return `${what} – ${isFirst ? 'primer pago de ' : ''}${amount} ${HOW[method]}`;
  },
  submitting: 'Procesando...',
};
