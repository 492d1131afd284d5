import type { messages as english } from '../en/gallery.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  tabs: 'Secciones de la galería',
  photos: 'Fotos',
  videos: 'Videos',
  submit: 'Enviar',
  categories: 'Categorías',
  all: 'Todas',
  pages: 'Páginas de la galería',

  empty: {
    photo: 'No hay fotos',
    video: 'No hay videos',
  },
  emptyHint: 'Pruebe con otra categoría o comparta sus fotos y videos.',
  filled: { photo: 'Categorías con fotos:', video: 'Categorías con videos:' },
  share: { photo: 'Compartir una foto', video: 'Compartir un video' },
  showAll: { photo: 'Mostrar todas las fotos', video: 'Mostrar todos los videos' },

  more: 'Mostrar más',
  moreFailed: 'No pudimos cargar las fotos y los videos que nos enviaron.',
  retry: 'Intentar de nuevo',

  enlarge: (title) => `Ampliar “${title}”:`,
  play: (title, duration) =>
    duration ? `Reproducir “${title}” (${duration}):` : `Reproducir “${title}”:`,

  lightbox: 'Elemento de la galería',
  previous: 'Anterior',
  next: 'Siguiente',
  close: 'Cerrar',
  count: (position, count) => `${position} de ${count}`,
  notLoaded: 'No pudimos cargar esto. Revise su conexión e inténtelo de nuevo.',
  videoFailed: 'No pudimos reproducir este video. Revise su conexión o',
  download: 'descárguelo',
  captions: 'Subtítulos',

  requestRemoval: 'Pedir que se quite',
  removalIntro: '¿Quiere que quitemos una foto o un video de usted o de su hijo o hija?',
  removalSubject: (title, number) =>
    `Por favor, quiten “${title}”${number ? ` (número ${number})` : ''} de la galería`,

  submitHeading: 'Comparta sus fotos y videos',
  guidelines: 'Reglas',
  upload: 'Subir fotos y videos',
  signInHint: 'Para subir archivos debe iniciar sesión. Crear una cuenta toma un minuto.',

  title: (kind, category, page) => {
    const what = kind === 'photo' ? 'Fotos' : 'Videos';
    const name = category ? `${category}: ${what}` : `Galería: ${what}`;
    return page > 1 ? `${name}, página ${page}` : name;
  },
};
