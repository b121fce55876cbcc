import { clauseWords, verbs, verbsBeforeObject, verbsOrNouns } from './fragment-words.ts';
import { readTitles, type Title } from './read-titles.ts';

const requirementIds = /^(?:\[[^\]]*\] ?)+/;
/** A name of code keeps its case: camelCase, snake_case, a path, a call, an attribute, backticks, a placeholder. */
const codeName = /^(?:`|[…@$%<{/.#_-]|\p{Ll}[\p{L}\p{N}-]*(?:\p{Lu}|[_./:(=]\S))/u;
const capital = /^(?:\p{Lu}|\p{N}|['"“„‘’«(+−×€])/u;
/** "Only shown prices are …" has a subject, "Only shows …" has none. */
const adverb = /^(?:only|even|also|still) /i;
const determiner =
  /^(?:an?|the|its?|their|them|every|each|all|both|any|no|none|nothing|only|what|which|whether|how|two|three|one|\p{N}+|['"“„%$].*)$/iu;
/** "Sent twice", "Imported from a file": a participle without its noun. */
const participle =
  /^(?:\p{L}+ed|sent|kept|left) (?:again|as|at|back|because|but|by|during|for|from|if|in|into|on|once|to|twice|under|unless|until|when|while|with|without)\b/iu;
/** A third person outside of the lists: "Zips the files". */
const thirdPerson = /^\p{L}+[^s\P{L}]s$/u;

/** Participles, which follow a plural noun but no verb: "Changes made while …". */
const participleAfterNoun = /(?:ed|en|made|kept|sent|held)$/i;
/** "Start at …", "Report that …": a singular noun would have an article. */
const afterBaseForm = /^(?:at|by|from|in|that|through|to|with)$/i;
/** Any word before an article is a verb ("Empty a field"), except these and gerunds ("Renaming a field is …"). */
const article = /^(?:an?|the)$/i;
const beforeArticle = /^(?:all|both|half|such|already|\p{L}[\p{L}-]*ing)$/iu;

function isSubjectBefore(word: string, follower: string): boolean {
  const isPlural = word.endsWith('s');
  if (verbs.has(follower) || verbsBeforeObject.has(follower)) return true;
  if (clauseWords.has(follower)) return isPlural || !afterBaseForm.test(follower);
  return isPlural && (verbsOrNouns.has(follower) || participleAfterNoun.test(follower));
}

function isVerb(word: string, follower: string): boolean {
  if (verbs.has(word)) return true;
  if (clauseWords.has(word) || beforeArticle.test(word)) return false;
  if (article.test(follower)) return true;
  const hasObject = determiner.test(follower) || (follower === 'that' && !word.endsWith('s'));
  if (verbsOrNouns.has(word)) return hasObject || !isSubjectBefore(word, follower);
  return hasObject && (verbsBeforeObject.has(word) || thirdPerson.test(word));
}

/**
 * Reason why a title is a fragment, or null. IDs of requirements at its start are skipped.
 * @param of stories may be named by their state: "Without tracking", "Completed for a guest"
 */
export function fragmentReason(title: string, of: Title['of']): string | null {
  const text = title.replace(requirementIds, '').trim();
  if (!capital.test(text) && !codeName.test(text)) return 'begins with a small letter';
  const words = text.replace(adverb, '').replace(/^(\S+) no longer /, '$1 ');
  const [, first = '', gap = '', next = ''] = /^([^\s,:;]+)([\s,:;]*)(\S*)/.exec(words) ?? [];
  if (gap === ' ' && isVerb(first.toLowerCase(), next.toLowerCase())) return `begins with the verb "${first}"`;
  if (of === 'story') return null;
  if (clauseWords.has(first.toLowerCase())) return `begins with "${first}"`;
  return participle.test(words) ? 'begins with a participle' : null;
}

/** A title that does not begin with its subject. */
export interface Fragment extends Title {
  readonly reason: string;
}

/**
 * Finds titles of tests and stories that do not begin with a subject.
 * @param file its name decides whether it has stories
 */
export function findFragments(file: string, source: string): readonly Fragment[] {
  return readTitles(file, source).flatMap((title) => {
    const reason = fragmentReason(title.text, title.of);
    return reason === null ? [] : [{ ...title, reason }];
  });
}
