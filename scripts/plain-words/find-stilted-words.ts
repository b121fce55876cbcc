/** A word to avoid, with the line it is on (counted from 1) and what to write instead. */
export interface StiltedWord {
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/** Words to avoid and their standard terms. A word counts in any case, but only as a whole word. */
const terms: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\b(whoever|whomever)\b/gi, 'the caller, the shopper or an admin'],
  [/\b(somebody|anybody)\b/gi, 'the user, another admin or the caller'],
  [/\bnobody\b/gi, '"no user", or the passive: "is never read"'],
  [/\banew\b/gi, '"again", or a verb with re-: recomputes, reloads'],
  [/\b(stands|stood)\b/gi, '"is", "is stored in" or "is shown in"'],
  [/\bbears\b/gi, '"has" or "is printed on"'],
  [/\bworked out\b/gi, '"computed"'],
  [/\bfor want of\b/gi, '"without" or "fallback"'],
  [/\bwithout end\b/gi, '"without a limit"'],
  [/\brightful\b/gi, '"allowed"'],
  [/\bdoomed\b/gi, '"to delete"'],
];

const titleStart = /^\s*(?:test|it|describe)(?:\.\w+)*\(|^\s*name: ['"`]\[/;
const commentStart = /^\s*(?:\/\/|\/?\*|--|\{\/\*)/;

/** Whether a line is prose: a comment, a test title, or any line of a document. */
function isProse(file: string, line: string): boolean {
  return file.endsWith('.md') || commentStart.test(line) || titleStart.test(line);
}

/**
 * Finds stilted words in the prose of a file. Code is not searched: a name is judged by review.
 * @param file its name decides whether all of it is prose (`.md`)
 */
export function findStiltedWords(file: string, text: string): readonly StiltedWord[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      isProse(file, line)
        ? terms.flatMap(([words, instead]) =>
            [...line.matchAll(words)].map(([word]) => ({ line: index + 1, word, instead })),
          )
        : [],
    );
}
