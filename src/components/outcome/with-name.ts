/** 'Thank you for your gift, Ana!'; as it is where the name is not known. @param thanks ends with '!' */
export function withName(thanks: string, name: string | undefined): string {
  return name ? `${thanks.slice(0, -1)}, ${name}!` : thanks;
}
