import type { messages as english } from '../en/layout.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof english> = {
  skip: 'Ir al contenido',
  main: 'Principal',
  menu: 'Menú',
  links: {
    home: 'Inicio',
    about: 'Nosotros',
    schedules: 'Partidos',
    register: 'Inscripción',
    scholarships: 'Becas',
    merchandise: 'Tienda',
    gallery: 'Galería',
    sponsors: 'Patrocinadores',
    donate: 'Donar',
    volunteer: 'Voluntariado',
    contact: 'Contacto',
    privacy: 'Política de privacidad',
    terms: 'Términos de servicio',
    waiver: 'Exención de responsabilidad',
  },
  account: {
    signIn: 'Iniciar sesión',
    join: 'Inscribirse',
    mine: 'Mi cuenta',
    dashboard: 'Panel de administración',
    signOut: 'Cerrar sesión',
  },
  quickLinks: 'Enlaces rápidos',
  support: 'Apoyo',
  contact: 'Contacto',
  ein: 'EIN',
  inEnglish: 'en inglés',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (number) => `Página ${number}`,
};
