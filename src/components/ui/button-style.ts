export type ButtonVariant = 'primary' | 'secondary' | 'outline' | 'ghost' | 'danger' | 'quiet';
export type ButtonSize = 'md' | 'sm' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  outline: 'button-outline',
  ghost: 'button-ghost',
  danger: 'button-danger',
  quiet: 'button-quiet',
};

const SIZES: Record<ButtonSize, string> = {
  sm: ' button-sm',
  md: '',
  lg: ' button-lg',
};

/**
 * The classes of everything that looks like a button, for links in Astro pages too. The styles are in
 * `styles/button.css`: a page with a dozen buttons would carry their utilities a dozen times.
 */
export function buttonClass(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  extra = '',
): string {
  return `button ${VARIANTS[variant]}${SIZES[size]} ${extra}`.trim();
}
