/*
 * A reference must not be of the family. The relationship is typed in free words, in English or Spanish, so
 * what counts is the head of the phrase: 'mother' and 'my older brother' are refused, 'family friend', 'my
 * son's teacher', 'maestra de mi hijo' and 'parent of a player I coached' are not.
 */

const FAMILY = new RegExp(
  `^(?:${[
    '(?:grand|great-?grand|god|step|half|foster)?-?(?:mother|father|parent|son|daughter|child|children|brother|sister|sibling)s?',
    '(?:grand|step)?-?(?:ma|pa|mom|mum|mommy|mummy|dad|daddy|kid|baby)s?',
    '(?:grand)?-?(?:aunt|auntie|uncle|niece|nephew)s?',
    'cousins?|twins?|(?:ex-?)?(?:wife|husband|spouse|fianc[eé]e?|girlfriend|boyfriend)s?',
    'famil(?:y|ies|ia)|relatives?|relations?|kin|in-?laws?|.*-in-law',
    'madres?|padres?|mamá|mama|mami|papá|papa|papi|hij[oa]s?|herman[oa]s?|t[ií][oa]s?|(?:bis)?abuel(?:it)?[oa]s?|niet[oa]s?',
    'prim[oa]s?|sobrin[oa]s?|espos[oa]|marido|novi[oa]|suegr[oa]s?|cuñad[oa]s?|con(?:suegr|cuñ|cuñad)[oa]s?|yerno|nuera|parientes?',
    '(?:padr|madr|herman|hij)astr[oa]s?',
  ].join('|')})$`,
  'u',
);
/** Not by their last word alone: a 'médico familiar' is a family doctor. */
const FAMILY_MEMBER =
  /^(?:(?:family|household) members?|(?:(?:un|mi|es) )?familiar|(?:(?:mis|son) )?familiares)$/u;
/** In Spanish it stands behind: 'hermana mayor', 'tía materna'. */
const KIND_OF_FAMILY =
  /^(?:(?:mayor|menor)(?:es)?|(?:gemel|matern|patern|polític|segund|lejan)[oa]s?)$/u;
/** Somebody else's, as parents meet one another: 'parent on my team', 'mamá que conozco de la escuela'. */
const PARENT =
  /^(?:(?:a|an|una?) )?(?:mother|father|mom|dad|parent|madre|padre|mamá|mama|papá|papa)$/u;
const MET = /^ (?:at|on|from|in|who|whom|that|en|con|que) $/u;
const OWN = /(?:^|\s)(?:me|mí)(?:\s|$)/u;
/** Whose parent, brother or family it is, where it is not the applicant's. */
const OTHERS =
  /^(?:team|fellow|players?|teammates?|students?|friends?|(?:an)?other|otr[oa]s?|room|class|classroom|(?:pre)?school|carpool|pt[ao]|league|club|soccer|basketball|baseball|football|volleyball|hockey|sports?|band|scout|volunteer|church|work|community|fraternity|frat|sorority|lodge)$/u;
/** What follows tells more about the head: 'coach of my son', 'neighbor for ten years'. */
const AFTER_HEAD = new RegExp(
  `\\s(?:${[
    'of|by|to|from|at|in|for|with|through|since|who|whom|that|on|when|while|like',
    'del?|para|con|en|por|que|como|desde|a(?= (?:mis?|sus?|nuestr[oa]s?)\\s)',
    '(?:coach|train|tutor|mentor|supervis|employ)(?:e?s|ed)|taught|teaches|babysat|babysits|knows|knew',
  ].join('|')})\\s`,
  'u',
);
const OF = /^ (?:of|del?) $/u;
const NOT = /^ (?:no|not|ning[uú]na?) /u;
const MINE = /^(?:mine|me|myself|mí)\b/u;
const MY = /^(?:my|our|mis?|nuestr[oa]s?)\s/u;
const SOMEONES = /(?:^|\s)(?:my|our|his|her|their|mis?|sus?|nuestr[oa]s?)\s/u;

/** Whether someone described so belongs to the applicant's family, as far as words can tell. */
export function isFamily(relationship: string): boolean {
  const text = relationship
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’`]/g, "'")
    .replace(/\b(mother|father|brother|sister|son|daughter|parent)s?[- ]in[- ]law\b/g, 'in-law')
    .replace(
      /\b(?:members? of (?:the|my|our)|miembros? de (?:la|mi|nuestra)) famil(?:y|ia)\b/g,
      'kin',
    )
    .replace(/\b(?:\w+ (?:in|en) (?:christ|cristo)|(?:he|she|it|that)'s)\b/g, '')
    .replace(/\sm[íi][oa]s?(?![\p{L}])/gu, '');
  return text.split(/[,;:/()&+]|\s[-–—]\s/u).some((clause) => isFamilyClause(clause));
}

/** 'Mother and coach' is both; in 'teacher of my son and daughter' the second tells more about the teacher, too. */
function isFamilyClause(clause: string): boolean {
  const parts = clause.split(/\s(?:and|or|y|e|o)\s/u);
  const end = parts.findIndex((part) => SOMEONES.test(splitHead(part).rest));
  return parts.slice(0, end < 0 ? parts.length : end + 1).some((part) => isFamilyPhrase(part));
}

function isFamilyPhrase(phrase: string): boolean {
  const { head, link, rest } = splitHead(phrase);
  if (!isFamilyWord(head) || NOT.test(head)) return false;
  if (PARENT.test(head.trim()) && MET.test(link)) {
    return OWN.test(rest) || rest.split(/\s/u).some((word) => FAMILY.test(word));
  }
  return !OF.test(link) || MINE.test(rest) || (MY.test(rest) && isFamilyPhrase(rest));
}

function splitHead(phrase: string): { head: string; link: string; rest: string } {
  const padded = ` ${phrase.trim().replace(/\s+/gu, ' ')} `;
  const [link = ''] = AFTER_HEAD.exec(padded) ?? [];
  const at = link === '' ? padded.length : padded.indexOf(link);
  return { head: padded.slice(0, at), link, rest: padded.slice(at + link.length) };
}

function isFamilyWord(head: string): boolean {
  const words = head
    .replace(/[^\p{L}\p{N}' -]/gu, '')
    .trim()
    .split(/\s+/u);
  if (KIND_OF_FAMILY.test(words.at(-1) ?? '')) words.pop();
  const [before = '', last = ''] = ['', ...words].slice(-2);
  if (FAMILY_MEMBER.test(`${before} ${last}`.trim())) return true;
  const owner = /^(.+)(?:'s|s')$/u.exec(before)?.[1];
  const isOthers = owner === undefined ? OTHERS.test(before) : !FAMILY.test(owner);
  return FAMILY.test(last) && !isOthers;
}
