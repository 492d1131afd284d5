/*
 * A reference must not be of the family. The relationship is typed in free words, so what counts is
 * the head of the phrase: 'mother' and 'my older brother' are refused, 'family friend', 'my son's
 * teacher' and 'parent of a player I coached' are not.
 */

const FAMILY = new RegExp(
  `^(?:${[
    '(?:grand|great-?grand|god|step|half|foster)?-?(?:mother|father|parent|son|daughter|child|children|brother|sister|sibling)s?',
    '(?:grand)?-?(?:ma|pa|mom|mum|mommy|mummy|dad|daddy|kid|baby)s?',
    '(?:grand)?-?(?:aunt|auntie|uncle|niece|nephew)s?',
    'cousins?|twins?|(?:ex-?)?(?:wife|husband|spouse|fianc[eé]e?|girlfriend|boyfriend)s?',
    'famil(?:y|ies)|relatives?|relations?|kin|(?:family|household) members?|in-?laws?|.*-in-law',
    'madre|padre|mamá|mama|papá|papa|hij[oa]s?|herman[oa]s?|t[ií][oa]s?|abuel[oa]s?|prim[oa]s?|sobrin[oa]s?|espos[oa]|suegr[oa]|cuñad[oa]',
  ].join('|')})$`,
  'u',
);
/** What follows tells more about the head: 'coach of my son', 'neighbor for ten years'. */
const AFTER_HEAD =
  /\s(?:of|by|to|from|at|in|for|with|through|since|who|whom|that|on|when|while)\s/u;
const OF_MINE = /\s(?:of|to) (?:mine|me|myself)\b/u;

/** Whether someone described so belongs to the applicant's family, as far as words can tell. */
export function isFamily(relationship: string): boolean {
  const text = relationship
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/\b(mother|father|brother|sister|son|daughter|parent)s?[- ]in[- ]law\b/g, 'in-law');
  return text
    .split(/[,;:/()&+]|\s(?:and|or|y)\s/u)
    .map((part) => part.trim())
    .some((part) => isFamilyPhrase(part));
}

function isFamilyPhrase(phrase: string): boolean {
  const isSomeoneElses = AFTER_HEAD.test(phrase) && !OF_MINE.test(phrase) && / of /u.test(phrase);
  if (isSomeoneElses) return false;
  const head = phrase.split(AFTER_HEAD)[0]?.replace(/[^\p{L}\p{N}' -]/gu, '') ?? '';
  const words = head.trim().split(/\s+/u);
  const last = words.at(-1) ?? '';
  const lastTwo = words.slice(-2).join(' ');
  return FAMILY.test(last) || FAMILY.test(lastTwo);
}
