import type { messages as english } from '../../en/emails/volunteers.ts';
import type { Translation } from '../../translation.ts';

const US = 'nosotros';

export const messages: Translation<typeof english> = {
  receivedSubject: 'Gracias por su solicitud de voluntariado',
  received: (program, time) =>
    `gracias por ofrecer su tiempo${program ? ` a ${program}` : ''}. Recibimos su solicitud y ${time ? `nos comunicaremos con usted en un plazo de ${time}` : 'nos comunicaremos con usted pronto'}.`,
  next: 'Lo que sigue: llamaremos a sus referencias. También revisaremos sus antecedentes, como los de todas las personas que trabajan con nuestros jugadores. Después tomará una capacitación corta. No tiene que hacer nada hasta que le escribamos.',
  notYou:
    '¿Quiere agregar o corregir algo? Responda a este correo. ¿Usted no envió una solicitud? Alguien dio su dirección por error. Avísenos y borraremos la solicitud.',

  us: US,
  moved: {
    applied: (us) => ({
      subject: 'Su solicitud de voluntariado',
      text: `nuestra oficina tiene su solicitud de voluntariado con ${us}.`,
    }),
    check_under_way: (us) => ({
      subject: 'Su solicitud de voluntariado: empezamos a revisar sus antecedentes',
      text: `empezamos a revisar sus antecedentes para su solicitud de voluntariado con ${us}. También llamaremos a sus referencias. No tiene que hacer nada hasta que le escribamos.`,
    }),
    cleared: (us, until) => ({
      subject: 'Ya puede ser parte del voluntariado',
      text: `buenas noticias: terminamos de revisar sus antecedentes y ya puede ser parte del voluntariado con ${us}${until ? ` hasta el ${until}` : ''}. Nos comunicaremos con usted sobre la capacitación y su primer día.`,
    }),
    declined: (us) => ({
      subject: 'Su solicitud de voluntariado',
      text: `gracias por ${us === US ? 'ofrecernos su tiempo' : `ofrecer su tiempo a ${us}`}. Por ahora no podemos aceptar su solicitud. Si quiere hablar sobre esto, responda a este correo.`,
    }),
  },
  renewed: {
    check_under_way: (us, until) => ({
      subject: 'Revisamos otra vez sus antecedentes',
      text: until
        ? `empezamos a revisar otra vez sus antecedentes, como hacemos cada cierto tiempo con todas las personas que hacen voluntariado con ${us}. Puede seguir en el voluntariado hasta el ${until}. Después de ese día, por favor, espere hasta que le escribamos.`
        : `empezamos a revisar otra vez sus antecedentes. Por ahora no puede hacer voluntariado con ${us}. Por favor, espere hasta que le escribamos.`,
    }),
    taken_back: (us) => ({
      subject: 'Por ahora no puede hacer voluntariado',
      text: `todavía no terminamos de revisar sus antecedentes. Por ahora no puede hacer voluntariado con ${us}. Por favor, espere hasta que le escribamos.`,
    }),
    cleared: (us, until) => ({
      subject: 'Puede seguir en el voluntariado',
      text: `buenas noticias: puede seguir haciendo voluntariado con ${us}${until ? ` hasta el ${until}` : ''}. No tiene que hacer nada.`,
    }),
  },
};
