import { terms } from './terms.ts';

/** A stilted word in prose, with its line (counted from 1) and a replacement. */
export interface StiltedWord {
  readonly line: number;
  readonly word: string;
  readonly instead: string;
}

/** Length of a test's title without its requirement IDs. */
const maxTitleLength = 100;

const testFile = /\.(test|e2e|stories)\.tsx?$/;
const commentLine = /^\s*(?:\/\/|\/?\*|--|\{\/\*)/;
const trailingComment = /[;,{}()[\]>]\s+\/\/ .*$/;
const trailingSqlComment = /\s--\s.*$/;
/** `comment on … is '…'`; quotes within the text are doubled. */
const sqlDescriptions = /^comment on\b.*?\bis\s+'(?<text>(?:[^']|'')*)'/gms;
const titles =
  /(?:\b(?:test|it|describe)(?:\.\w+)*\(|\]\)\(|^\s*name:)\s*(?:(?<quote>['`])(?<title>(?:\\.|(?!\k<quote>).)*)\k<quote>|"(?<quoted>[^"]*)")/gm;
const requirementIds = /\[(?:[A-Z]+(?:-[A-Z]+)*-\d+(?:, )?)+\] ?/g;

/** Lines of SQL that contain a part of a `comment on` text, with that part. */
function descriptionLines(text: string): readonly (readonly [line: number, prose: string])[] {
  return [...text.matchAll(sqlDescriptions)].flatMap((match) => {
    const description = match.groups?.text ?? '';
    const start = match.index + match[0].length - description.length - 1;
    const firstLine = text.slice(0, start).split('\n').length;
    return description.split('\n').map((line, index) => [firstLine + index, line] as const);
  });
}

/** Prose of a file by line: comments, descriptions of SQL, and in a document every line outside of code blocks. */
function proseLines(file: string, text: string): readonly (readonly [line: number, prose: string])[] {
  const isSql = file.endsWith('.sql');
  let isCode = false;
  const comments = text.split('\n').flatMap((line, index) => {
    if (file.endsWith('.md')) {
      if (/^\s*```/.test(line)) isCode = !isCode;
      return isCode ? [] : [[index + 1, line] as const];
    }
    const trailing = isSql ? trailingSqlComment : trailingComment;
    const prose = commentLine.test(line) ? line : trailing.exec(line)?.[0];
    return prose === undefined ? [] : [[index + 1, prose] as const];
  });
  return isSql ? [...comments, ...descriptionLines(text)] : comments;
}

/** Titles of tests and stories, with their first line. */
function titlesOf(file: string, text: string): readonly (readonly [line: number, title: string])[] {
  if (!testFile.test(file)) return [];
  return [...text.matchAll(titles)].flatMap((match) => {
    const title = match.groups?.title ?? match.groups?.quoted ?? '';
    // A `name` without an ID is the accessible name in a query, not a story's title.
    if (/name:\s*$/.test(match[0].slice(0, match[0].indexOf(title) - 1)) && !title.startsWith('[')) return [];
    const line = text.slice(0, match.index + match[0].indexOf(title)).split('\n').length;
    return [[line, title] as const];
  });
}

/**
 * Finds stilted words in comments, titles and documents, and titles that are too long. Code is ignored.
 * @param file its name decides whether all of it is prose (`.md`) and whether it has titles
 */
export function findStiltedWords(file: string, text: string): readonly StiltedWord[] {
  const fileTitles = titlesOf(file, text);
  const found = [...proseLines(file, text), ...fileTitles].flatMap(([line, prose]) =>
    terms.flatMap(([words, instead]) => [...prose.matchAll(words)].map(([word]) => ({ line, word, instead }))),
  );
  const long = fileTitles.flatMap(([line, title]) => {
    const length = title.replaceAll(requirementIds, '').length;
    return length > maxTitleLength ? [{ line, word: title, instead: `at most ${maxTitleLength} characters` }] : [];
  });
  return [...found, ...long].sort((a, b) => a.line - b.line);
}
