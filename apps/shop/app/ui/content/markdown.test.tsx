import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#app/lib/markdown/parse-markdown.ts';
import { Markdown } from './markdown.tsx';

const html = (markdown: string) => renderToStaticMarkup(<Markdown nodes={parseMarkdown(markdown)} />);

/** Attempts to smuggle a script, a request or a frame through markdown. */
const attacks = [
  '<script>alert(1)</script>',
  'Text <script src="https://evil.example/x.js"></script> Text',
  '<img src=x onerror=alert(1)>',
  '![x](https://evil.example/track.png)',
  '![x](x" onerror="alert(1))',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox(1))',
  '[x]: javascript:alert(1)\n\n[x]',
  '<javascript:alert(1)>',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '<iframe src="https://evil.example"></iframe>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{display:none}</style>',
  '<form action="https://evil.example"><input name="a"></form>',
  '<details open ontoggle=alert(1)>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '`<script>alert(1)</script>`',
  '```html\n<img src=x onerror=alert(1)>\n```',
  '| <script>alert(1)</script> |\n|--|\n| <img src=x onerror=alert(1)> |',
  '> <iframe src=javascript:alert(1)>',
  '- <object data="x">',
  '[<img src=x onerror=alert(1)>](https://example.de)',
];

describe('Markdown', () => {
  it.each(attacks)('[BEY-36] The text %j is rendered inert', (attack) => {
    const rendered = html(attack);
    const tags = rendered.matchAll(/<\/?([a-z][\w-]*)([^>]*)>/gi);
    for (const [, name, attributes] of tags) {
      expect([
        'div',
        'p',
        'a',
        'code',
        'pre',
        'ul',
        'li',
        'table',
        'thead',
        'tbody',
        'tr',
        'th',
        'td',
        'blockquote',
        'span',
      ]).toContain(name);
      expect(attributes).not.toMatch(/\bon\w+=|src=|style=|javascript|data:|vbscript/i);
    }
    for (const [, href] of rendered.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/);
    }
  });

  it('[SF-ART-06] Headings, emphasis, lists, quotes, tables and links are rendered', () => {
    expect(
      html(
        '## Stoff\n\nEin **fester** und *weicher* Stoff.\n\n1. eins\n2. zwei\n\n> Sitzt.\n\n|a|\n|-|\n|b|\n\n[Mehr](/categories)',
      ),
    ).toBe(
      '<div class="prose"><h4>Stoff</h4><p><span>Ein </span><strong>fester</strong><span> und </span>' +
        '<em>weicher</em><span> Stoff.</span></p>' +
        '<ol start="1"><li>eins</li><li>zwei</li></ol><blockquote><p>Sitzt.</p></blockquote>' +
        '<table><thead><tr><th scope="col">a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>' +
        '<p><a href="/categories" rel="noopener noreferrer nofollow">Mehr</a></p></div>',
    );
  });

  it('[SF-ART-06] Character references are decoded', () => {
    expect(html('Wei&szlig; &amp; 5&nbsp;cm, &#8222;Nordwind&#8220;')).toContain('Weiß &amp; 5\u00a0cm, „Nordwind“');
  });
});
