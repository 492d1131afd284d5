import { PRODUCT_COLORWAYS, type ProductSlug } from '../colorways.ts';

interface ProductText {
  category: string;
  description: string;
  /** What is seen, completed by the color. */
  alt: (color: string) => string;
}

/** How a picture is described; the name of the color itself is the same in every language. */
const COLORS: Readonly<Record<string, string>> = {
  black: 'negro',
  navy: 'azul marino',
  white: 'blanco',
  orange: 'naranja',
  'home-navy': 'azul marino, de local',
  'away-white': 'blanco, de visitante',
  'alternate-orange': 'naranja, alterno',
  'black-orange': 'negro y naranja',
  natural: 'crudo',
  grey: 'gris',
};

const TEXTS: Readonly<Record<ProductSlug, ProductText>> = {
  cap: {
    category: 'Gorras',
    description:
      'Gorra de algodón de seis paneles con el emblema del balón y la ola bordado, visera curva y correa ajustable.',
    alt: (color) => `Gorra de color ${color}, con el emblema del balón y la ola al frente`,
  },
  't-shirt': {
    category: 'Ropa',
    description:
      'Camiseta de algodón suave con la cancha del club en el pecho. Preencogida, de talla exacta.',
    alt: (color) =>
      `Camiseta de color ${color}, con media cancha y el emblema del balón y la ola en el pecho`,
  },
  jersey: {
    category: 'Ropa',
    description:
      'El corte que usan nuestros jugadores: malla fresca, paneles a los lados, número 23 cosido y el emblema en el pecho.',
    alt: (color) =>
      `Camiseta de juego de color ${color}, con el número 23 y el emblema del balón y la ola`,
  },
  backpack: {
    category: 'Bolsas',
    description:
      'Espacio para un balón, zapatos y la tarea: 30 litros, bolsillo ventilado para zapatos, funda acolchada para computadora y portabotellas.',
    alt: (color) =>
      `Mochila de color ${color}, con bolsillo al frente y el emblema del balón y la ola`,
  },
  'travel-tote': {
    category: 'Bolsas',
    description:
      'Bolsa de lona fuerte para fines de semana de torneo, con asas largas, bolsillo interior con cierre y una base que se sostiene sola.',
    alt: (color) => `Bolsa de lona de color ${color}, con el dibujo de un círculo central`,
  },
  'water-bottle': {
    category: 'Accesorios',
    description:
      'Acero inoxidable de doble pared, fría durante dos partidos seguidos, con asa y tapa que no gotea.',
    alt: (color) => `Botella de acero de color ${color}, con asa y el emblema del balón y la ola`,
  },
};

/** The shop's products. Their names, colors and sizes stay as orders keep them. */
export const products = Object.fromEntries(
  (Object.keys(TEXTS) as ProductSlug[]).map((slug) => {
    const { category, description, alt } = TEXTS[slug];
    const colors = PRODUCT_COLORWAYS[slug].map(({ key }) => ({
      image: { alt: alt(COLORS[key] ?? key) },
    }));
    return [`product-${slug}`, { category, description, colors }];
  }),
);
