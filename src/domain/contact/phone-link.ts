/** Pure: the link that calls a number, its extension last: '239-555-0100 x12' is 'tel:2395550100;ext=12'. */
export function phoneLink(phone: string): string {
  const [number, extension] = phone
    .split(/(?<=\d\D*)e?x\D*(?=\d+$)/i)
    .map((part) => part.replace(/[^+\d]/g, ''));
  return `tel:${number}${extension ? `;ext=${extension}` : ''}`;
}
