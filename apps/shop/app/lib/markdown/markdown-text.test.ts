import { describe, expect, it } from 'vitest';
import { markdownText } from './markdown-text.ts';
import { parseMarkdown } from './parse-markdown.ts';

describe('markdownText', () => {
  it('[SF-CAT-11] keeps the text and drops the Markdown syntax', () => {
    const markdown = '# Warm\n\nEin **langer** Mantel,\n[weich](https://x.de) gefüttert.\n\n- wetterfest\n- waschbar';
    expect(markdownText(parseMarkdown(markdown))).toBe(
      'Warm: Ein langer Mantel, weich gefüttert. wetterfest, waschbar',
    );
  });

  it('is empty for an empty description', () => {
    expect(markdownText(parseMarkdown(''))).toBe('');
  });
});
