import type { messages as english } from '../../en/emails/accounts.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  invite: {
    subject: 'Su cuenta: elija una contraseña',
    opening:
      'Hola: creamos una cuenta para usted. Su nombre de usuario es su correo electrónico. Elija una contraseña para ver sus datos y recibos en un solo lugar.',
    link: 'Elegir una contraseña',
    notYou:
      'El enlace funciona una sola vez y vence en 24 horas. Si ya venció, use “¿Olvidó su contraseña?” en la página para iniciar sesión. ¿No pidió una cuenta? Ignore este correo. Sin contraseña, nadie puede iniciar sesión.',
  },
  exists: {
    subject: 'Usted ya tiene una cuenta',
    opening: (email) =>
      `Usted pidió una cuenta, pero ${email} ya tiene una. Inicie sesión para ver sus datos y recibos.`,
    link: 'Iniciar sesión',
    forgot:
      '¿No sabe su contraseña? Use “¿Olvidó su contraseña?” en esa página. ¿No pidió una cuenta? Ignore este correo.',
  },
  verify: {
    subject: 'Verifique su correo electrónico',
    opening:
      '¡Le damos la bienvenida! Verifique su correo electrónico. Después su cuenta mostrará todo lo que nos envió con esta dirección.',
    link: 'Verificar mi correo electrónico',
    notYou:
      'El enlace funciona una sola vez y vence en 24 horas. ¿No creó una cuenta? Alguien escribió su dirección por error. Ignore este correo. Sin el enlace, nadie puede ver sus datos.',
  },
  reset: {
    subject: 'Elija una contraseña nueva',
    opening: 'Usted pidió una contraseña nueva para su cuenta.',
    link: 'Elegir una contraseña nueva',
    notYou:
      'El enlace funciona una sola vez y vence en una hora. ¿No lo pidió? Ignore este correo. Su contraseña no cambiará.',
  },
  closed: {
    subject: 'Su cuenta está cerrada',
    opening:
      'Nuestra oficina cerró la cuenta que tiene este correo electrónico. Nadie puede iniciar sesión en ella ni elegir una contraseña nueva.',
    ask: '¿Es un error? Responda a este correo para comunicarse con nuestra oficina. ¿No pidió una cuenta ni una contraseña? Ignore este correo.',
  },
  deleted: {
    subject: 'Borramos su cuenta',
    gone: 'Como usted pidió, borramos su cuenta. Ya no existen su inicio de sesión ni los datos personales de su cuenta.',
    kept: 'La ley nos exige guardar durante siete años sus inscripciones, cobros, pedidos, donaciones, patrocinios y pagos. Conservamos los datos de sus jugadores mientras jueguen con nosotros y tres años más. Las fotos y los videos que ya están en la galería se quedan ahí. Borramos los que estaban en revisión. Las donaciones mensuales, los patrocinios anuales y los pagos a plazos continuarán. Para cancelar una donación o un patrocinio anual con tarjeta, use el enlace de nuestros correos sobre ese plan. Para todo lo demás, responda a este correo.',
    notYou: '¿Quiere que quitemos algo? ¿No pidió esto? Responda a este correo.',
  },
  moved: {
    subject: 'Su cuenta tiene ahora otro correo electrónico',
    opening:
      'Se cambió el correo electrónico de su cuenta. Ya no puede iniciar sesión en ella con esta dirección, y la cuenta ya no muestra lo que usted nos envió con esta dirección.',
    again: 'Para volver a ver sus datos, cree una cuenta con esta dirección y verifíquela.',
    link: 'Crear una cuenta',
    notYou: '¿No lo cambió usted? Responda a este correo y lo revisaremos.',
  },
  payer: {
    bill: {
      subject: 'Quitamos su correo electrónico de un cobro',
      removed:
        'Nuestra oficina quitó el correo electrónico de usted de un cobro. Su cuenta ya no muestra este cobro, solo los recibos de los pagos hechos con su dirección. Ya no le enviaremos correos sobre él.',
    },
    donation: {
      subject: 'Quitamos su correo electrónico de una donación',
      removed:
        'Nuestra oficina cambió el correo electrónico de una donación. Antes era el de usted. Su cuenta ya no muestra esta donación, solo los recibos de los pagos hechos con su dirección. Enviaremos los correos sobre ella a la dirección nueva.',
    },
    order: {
      subject: 'Quitamos su correo electrónico de un pedido',
      removed:
        'Nuestra oficina cambió el correo electrónico de un pedido. Antes era el de usted. Su cuenta ya no muestra este pedido, solo los recibos de los pagos hechos con su dirección. Enviaremos los correos sobre él a la dirección nueva.',
    },
    sponsorship: {
      subject: 'Quitamos su correo electrónico de un patrocinio',
      removed:
        'Nuestra oficina cambió el correo electrónico de un patrocinio. Antes era el de usted. Su cuenta ya no muestra este patrocinio, solo los recibos de los pagos hechos con su dirección. Enviaremos los correos sobre él a la dirección nueva.',
    },
    wrong: '¿No pidió esto? Responda a este correo y lo revisaremos.',
  },
  guardian: {
    removedSubject: 'Quitamos su correo electrónico de un jugador',
    removed:
      'Nuestra oficina cambió el correo electrónico del padre, la madre o el tutor de un jugador. Antes era el de usted. Su cuenta ya no muestra a este jugador. Enviaremos los correos sobre el jugador a la dirección nueva.',
    removedWrong: '¿No pidió esto? Responda a este correo y lo revisaremos.',
    addedSubject: 'Agregamos su correo electrónico a un jugador',
    added:
      'Nuestra oficina anotó su correo electrónico como el del padre, la madre o el tutor de un jugador. Inicie sesión con esta dirección para ver al jugador y sus cobros. ¿Aún no tiene una cuenta? Créela con esta dirección y verifíquela.',
    open: 'Abrir su cuenta',
    addedWrong: '¿No es su familia? Responda a este correo y lo corregiremos.',
  },
};
