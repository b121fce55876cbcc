import { markdownText } from '#app/lib/markdown/markdown-text.ts';
import { parseMarkdown } from '#app/lib/markdown/parse-markdown.ts';
import type { Article } from './article.ts';

/** What a card shows of an article: its description as plain text instead of markdown. */
export interface ArticleTeaser extends Omit<Article, 'description'> {
  summary: string;
}

/** Makes the card of an article; runs on the server, so that no markdown parser reaches the browser. */
export function articleTeaser({ description, ...article }: Article): ArticleTeaser {
  return { ...article, summary: markdownText(parseMarkdown(description ?? '')).slice(0, 240) };
}
