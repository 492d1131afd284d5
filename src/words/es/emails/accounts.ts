import type { messages as english } from '../../en/emails/accounts.ts';
import type { Translation } from '../../translation.ts';

export const messages: Translation<typeof english> = {
  invite: {
    subject: 'Su cuenta: elija una contraseña',
    opening:
      'Hola: creamos una cuenta para usted. Su nombre de usuario es su correo electrónico. Elija una contraseña para ver todo lo que nos envió.',
    link: 'Elegir una contraseña',
    notYou:
      'El enlace funciona una sola vez, durante un día. Si ya venció, use “¿Olvidó su contraseña?” en la página para iniciar sesión. ¿No es usted? Entonces no haga caso de este correo: sin contraseña nadie puede iniciar sesión.',
  },
  exists: {
    subject: 'Usted ya tiene una cuenta',
    opening: (email) =>
      `Nos pidió una cuenta y ya hay una para ${email}. Inicie sesión para ver todo lo que nos envió.`,
    link: 'Iniciar sesión',
    forgot: 'Si no sabe su contraseña, use “¿Olvidó su contraseña?” en esa página.',
  },
  verify: {
    subject: 'Confirme su correo electrónico',
    opening:
      '¡Le damos la bienvenida! Confirme que este es su correo electrónico. Después verá en su cuenta lo que nos envió desde esta dirección.',
    link: 'Confirmar mi correo electrónico',
    notYou:
      'El enlace funciona una sola vez, durante un día. ¿No es usted? Entonces no haga caso de este correo: alguien escribió su dirección, y sin este enlace no puede ver nada suyo.',
  },
  reset: {
    subject: 'Elija una contraseña nueva',
    opening: 'Usted pidió una contraseña nueva para su cuenta.',
    link: 'Elegir una contraseña nueva',
    notYou:
      'El enlace funciona una sola vez, durante una hora. ¿No la pidió? Entonces no haga caso de este correo: su contraseña no cambia.',
  },
  deleted: {
    subject: 'Borramos su cuenta',
    gone: 'Como nos pidió, borramos su cuenta: ya no existen su inicio de sesión ni su perfil.',
    kept: 'Lo que guardamos: las inscripciones, los cobros, los pedidos, las donaciones, los patrocinios y sus pagos durante siete años, como exige la ley; sus jugadores, mientras jueguen con nosotros; y las fotos que nos envió y que están en la galería. Un plan de pagos activo continúa hasta que usted lo cancele con el enlace de sus recibos.',
    notYou: '¿Quiere que quitemos algo o no pidió esto? Responda a este correo.',
  },
  guardian: {
    removedSubject: 'Quitamos su correo electrónico de un jugador',
    removed:
      'Nuestra oficina cambió el correo electrónico del padre, madre o tutor de un jugador que tenía el suyo. Su cuenta ya no muestra a este jugador, y nuestros correos sobre él van a la dirección nueva.',
    removedWrong: '¿No pidió esto? Responda a este correo y lo revisaremos.',
    addedSubject: 'Agregamos su correo electrónico a un jugador',
    added:
      'Nuestra oficina anotó su correo electrónico como el del padre, madre o tutor de un jugador. Inicie sesión con esta dirección, o cree una cuenta con ella y confírmela, para ver al jugador y lo que puede pagar.',
    open: 'Abrir su cuenta',
    addedWrong: '¿No se trata de su familia? Responda a este correo y lo corregiremos.',
  },
};
