import { describe, expect, it } from 'vitest';
import { markdownText } from './markdown-text.ts';
import { parseMarkdown } from './parse-markdown.ts';

describe('markdownText', () => {
  it('[SF-CAT-11] The text is kept, and the Markdown syntax dropped', () => {
    const markdown = '# Warm\n\nEin **langer** Mantel,\n[weich](https://x.de) gefüttert.\n\n- wetterfest\n- waschbar';
    expect(markdownText(parseMarkdown(markdown))).toBe(
      'Warm: Ein langer Mantel, weich gefüttert. wetterfest, waschbar',
    );
  });

  it('The text of an empty description is empty', () => {
    expect(markdownText(parseMarkdown(''))).toBe('');
  });
});
