/**
 * Words to avoid, with their replacements. Data does not speak, stand, hear or want; people have a role. Matches whole
 * words in any case. `(?!…)` and `(?<!…)` exclude fixed expressions of the field.
 */
export const terms: readonly (readonly [words: RegExp, instead: string])[] = [
  // People without a role.
  [/\b(whoever|whomever|whosoever)\b/gi, 'the caller, the shopper or an admin'],
  [/\b(somebody|someone|anybody|everybody)\b/gi, 'the user, another admin or the caller'],
  [/\b(nobody|no one)\b/gi, '"no user", or the passive: "is never read"'],
  // Speech and hearing.
  [/\b(tell|tells|told|telling)\b/gi, '"shows", "reports", "notifies" or "distinguishes"'],
  [/\b(speak|speaks|spoke|spoken)\b/gi, '"refers to", "applies to" or "is in" a language'],
  [/\b(hear|hears|heard)\b/gi, '"is called for", "is notified" or "is announced"'],
  [/\b(says|said) (no|yes) (to|for)\b/gi, '"refuses" or "accepts"'],
  // Posture.
  [/\b(stand|stands|stood|standing)\b(?!-)/gi, '"is", "is stored in" or "is shown in"'],
  [/\b(bears|bore|borne)\b/gi, '"has" or "is printed on"'],
  [/\bsits?\b/gi, '"is in" or "is beside"'],
  // Wishes and outcomes.
  [/\b(law|shop|host|database|code|engine|schema) wants\b/gi, '"requires" or "expects"'],
  [/\b(comes|came|coming|come) to (?!the\b)/gi, '"is", "reaches" or "computes"'],
  [/\b(becomes|became|become) of\b/gi, '"outcome" or "status"'],
  [/\b(give|gives|gave|given) up\b/gi, '"stops", "discards" or "fails"'],
  [/\bfor good\b/gi, '"permanently"'],
  [/\b(rightful|doomed)\b/gi, '"allowed", "to delete"'],
  // Old adverbs and phrases.
  [/\banew\b/gi, '"again", or a verb with re-: recomputes, reloads'],
  [/\b(worked|works|work|working) out\b/gi, '"computes"'],
  [/\bfor want of\b/gi, '"without" or "fallback"'],
  [/\bwithout end\b/gi, '"without a limit"'],
  [/\bafterwards\b/gi, '"then", "later" or "after the reply"'],
  [
    /\b(hence|thus|thereby|therein|thereof|hereby|lest|albeit|whilst|amongst)\b/gi,
    'a short clause: "so", "which", "among"',
  ],
  [/\b(in vain|of old|as it were|so to speak)\b/gi, 'nothing'],
  [/\bhands (over|out|back|in|on|it|them|a|an|the)\b/gi, '"passes", "returns" or "sends"'],
];
