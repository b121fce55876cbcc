import { builtInTemplates } from 'configurator-core/templates';
import { dogBedTemplate } from 'configurator-core/testing';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Configurator } from './configurator.tsx';
import { stageTemplate } from './testing/stage-template.ts';
import { englishTexts } from './texts/english-texts.ts';

const templates = { ...builtInTemplates, 'dog-bed': dogBedTemplate };

const hostileHtml =
  '<p>Pflege</p><script>alert(1)</script><img src="x" onerror="alert(2)"><style>p{color:red}</style><em onclick="alert(3)">kalt</em>';

function renderHtml(html: string): string {
  const field = { name: 'care', field_type: 'static_text', label: 'Pflege', additional_options: { html } };
  return renderToString(<Configurator template={stageTemplate([[{ fields: [field] }]])} />);
}

describe('rendering on the server', () => {
  for (const [name, template] of Object.entries(templates)) {
    it(`The server renders the first step of ${name} without a style attribute, as a strict CSP requires`, () => {
      const html = renderToString(<Configurator template={template} />);
      expect(html).toContain(template.sections[0]?.title);
      expect(html).toContain('Grundpreis');
      expect(html).not.toMatch(/\sstyle=/);
      expect(html).not.toMatch(/<(script|style)\b/);
    });
  }

  it('The server marks the steps that were visited before, although later ones are complete', () => {
    const fields = (name: string) => [{ fields: [{ name, field_type: 'text', label: name }] }];
    const html = renderToString(
      <Configurator
        template={stageTemplate([fields('a'), fields('b'), fields('c')])}
        initialValues={{}}
        initialStepIndex={1}
        initialVisitedSections={['step-1']}
      />,
    );
    const statuses = [...html.matchAll(/data-status="(\w+)"/g)].map(([, status]) => status);
    expect(statuses).toEqual(['complete', 'complete', 'ahead']);
  });

  it("The server renders the text of a template's HTML and none of its markup", () => {
    const html = renderHtml(hostileHtml);
    expect(html).toContain('Pflege kalt');
    expect(html).not.toContain('onerror');
    expect(html).not.toContain('alert(');
    expect(html).not.toContain('<em');
    expect(html).not.toContain('<img');
  });

  it('The server renders no markup from malformed tags or character references', () => {
    for (const html of [
      '<<script>script>alert(1)</script>',
      '<img src=x onerror=alert(1)',
      '&lt;em&gt;',
      '<scr<script>ipt>',
    ]) {
      expect(renderHtml(html)).not.toMatch(/<(script|img|em)\b/);
    }
  });

  it('The server loads no frame', () => {
    const field = {
      name: 'video',
      field_type: 'iframe',
      label: 'Video',
      additional_options: { url: 'https://videos.example/1' },
    };
    const html = renderToString(
      <Configurator template={stageTemplate([[{ fields: [field] }]])} allowedHosts={['videos.example']} />,
    );
    expect(html).toContain('Inhalt von videos.example laden');
    expect(html).not.toContain('<iframe');
  });

  it('The server renders another language with another catalogue', () => {
    const html = renderToString(<Configurator template={builtInTemplates['dog-coat']} texts={englishTexts} />);
    expect(html).toContain('Step 1 of 7');
    expect(html).toContain('€99.00');
    expect(html).not.toContain('Weiter');
  });

  it('The server renders an error for an invalid template instead of throwing', () => {
    expect(renderToString(<Configurator template={null} language="de" />)).toContain(
      'Der Konfigurator kann gerade nicht angezeigt werden.',
    );
  });

  it('The server renders an error in the language of a template that it refuses', () => {
    const german = { ...stageTemplate([]), language: 'de' };
    expect(renderToString(<Configurator template={german} currency="CHF" />)).toContain(
      'Der Konfigurator kann gerade nicht angezeigt werden.',
    );
    expect(renderToString(<Configurator template={{}} />)).toContain(englishTexts.loadFailed);
  });
});
