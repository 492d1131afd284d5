/** 'Bill: marked paid' from 'bill.markedPaid'. */
export function describeAction(action: string): string {
  const [thing = '', ...verb] = action.split('.').map(spellOut);
  const words = verb.length > 0 ? `${thing}: ${verb.join(' ')}` : thing;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'marked paid' from 'markedPaid'. */
export function spellOut(name: string): string {
  return name.replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`).trim();
}
