export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger';
export type ButtonSize = 'md' | 'sm' | 'lg';

const BASE =
  'headline inline-flex items-center justify-center gap-2 rounded-md border-2 text-center uppercase ' +
  'tracking-wide text-balance no-underline transition-colors select-none ' +
  'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
  secondary: 'border-transparent bg-secondary text-on-secondary hover:bg-secondary-hover',
  outline: 'border-current bg-transparent text-inherit hover:bg-current/10',
  ghost: 'border-transparent bg-transparent text-inherit hover:bg-current/10',
  danger: 'border-transparent bg-danger text-on-danger hover:opacity-90',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 px-3 py-1 text-lg leading-none',
  md: 'min-h-11 px-5 py-2 text-xl leading-none',
  lg: 'min-h-13 px-7 py-2.5 text-2xl leading-none',
};

/** The classes of everything that looks like a button, for links in Astro pages too. */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  extra = '',
): string {
  return `${BASE} ${VARIANTS[variant]} ${SIZES[size]} ${extra}`.trim();
}
