import { markdownText } from '#app/lib/markdown/markdown-text.ts';
import { parseMarkdown } from '#app/lib/markdown/parse-markdown.ts';
import type { Article } from './article.ts';

/** An article for a card, with its description as plain text instead of markdown. */
export interface ArticleTeaser extends Omit<Article, 'description'> {
  summary: string;
}

/** Creates the teaser of an article. Runs on the server, so that the browser does not load a markdown parser. */
export function articleTeaser({ description, ...article }: Article): ArticleTeaser {
  return { ...article, summary: markdownText(parseMarkdown(description ?? '')).slice(0, 240) };
}
