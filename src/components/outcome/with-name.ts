/** 'Thank you for your gift, Ana!'; as it is where the name is not known, or nobody is thanked. */
export function withName(thanks: string, name: string | undefined): string {
  return name && thanks.endsWith('!') ? `${thanks.slice(0, -1)}, ${name}!` : thanks;
}
