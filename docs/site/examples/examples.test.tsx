import { evaluate, initialValues, loadConfigurator, priceOf, setValues } from 'configurator-core';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { finding, fixed, undecided } from './analysis.ts';
import { handleOrder, type Store } from './backend.ts';
import { bounds } from './bounds.ts';
import coat from './coat.json' with { type: 'json' };
import { coatConfigurator } from './coat.ts';
import { need, text } from './computed.ts';
import * as conditions from './conditions.ts';
import { total as totalInFrancs } from './currency.ts';
import { CoatWithDraft } from './draft.tsx';
import { explanation } from './explain.ts';
import { CoatWithPhoto, uploads } from './file-uploads.tsx';
import { DutchCoat } from './language.tsx';
import { completed, shown, step, totalCents } from './machine.ts';
import * as form from './migrate-form.ts';
import * as german from './migrate-in-german.ts';
import * as survey from './migrate-survey.ts';
import { CompactCoat } from './own-layout.tsx';
import { restoredValues } from './persist.ts';
import * as plausibility from './plausibility.ts';
import { checkOrder } from './price-check.ts';
import { cartLineCents, countRules, quantityBreaks, tableRule } from './price-forms.ts';
import { priceRules } from './price-rules.ts';
import { lines, price, total } from './prices.ts';
import { differences, reread, stored } from './scenarios.ts';
import { CoatWithSliders } from './slider-field.tsx';
import { TemplatePage } from './template-page.tsx';
import { EnglishLeash } from './translated.tsx';
import { isComplete, issues, values } from './values.ts';
import { carried, diff, lost, priceDifferenceCents } from './versions.ts';

const valid = { chest: 86, back: 60, lining: 'none' };

describe('examples of the concepts', () => {
  it('The total of a template in Swiss francs is written in francs', () => {
    expect(totalInFrancs).toBe('CHF\u00a0114.00');
  });

  it('The examples ask about unusual values', () => {
    expect(plausibility.issues).toEqual([{ code: 'unconfirmed', fieldName: 'unusual' }]);
    expect(plausibility.sentence).toBe('Unusual for 3\u00a0kg. Please measure again.');
    expect(plausibility.isConfirmed).toBe(true);
  });

  it('The examples set values and list what is missing', () => {
    expect(values).toEqual({ chest: 62.5, lining: 'none' });
    expect(issues).toEqual(['Back length ist ein Pflichtfeld.']);
    expect(isComplete).toBe(true);
  });

  it.each(Object.entries(conditions))('The examples define a valid condition of a template: %s', (_, condition) => {
    const [dog, ...others] = coat.sections;
    const sections = [dog, ...others.map((section) => ({ ...section, conditional_display: undefined }))];
    const conditional = { id: 'gift', title: 'Gift', conditional_display: condition };
    expect(loadConfigurator({ ...coat, sections: [...sections, conditional] })).toMatchObject({ ok: true });
  });

  it('The examples record a scenario and run it', () => {
    expect(differences).toEqual([]);
    expect(stored.scenarios).toMatchObject([{ base_price: 12_900, expected: { issues: [], total: 14_100 } }]);
    expect(reread).toMatchObject({ ok: true, value: { scenarios: [{ name: 'Large dog without lining' }] } });
  });

  it('The examples convert a survey and a form and list unsupported parts', () => {
    expect(loadConfigurator(survey.template)).toMatchObject({ ok: true });
    expect(survey.template.sections).toMatchObject([
      { groups: [{ fields: [{ label: 'Engraving' }, { label: 'Text' }] }] },
    ]);
    expect(survey.notes).toEqual(["pages.0.elements.2: A template has no 'signaturepad'. (left_out)"]);
    expect(german.template).toMatchObject({ name: 'Umfrage', sections: [{ title: 'Schritt 1' }] });
    expect(german.notes).toEqual(['Vorlagen kennen „signaturepad“ nicht.']);
    expect(loadConfigurator(form.template)).toMatchObject({ ok: true });
    expect(form.notes).toEqual([]);
  });

  it('The examples recompute a value on the server and ignore the one of the browser', () => {
    expect(need).toBe(1.4);
    expect(text).toBe('You need 1,4\u00a0m of fabric.');
  });

  it('The examples explain why a field is hidden', () => {
    expect(explanation).toMatchObject({
      isVisible: false,
      conditions: [{ condition: { kind: 'rule', holds: false, read: { value: 'none' } } }],
    });
  });

  it('The examples price a coat with an option and a rule', () => {
    expect(lines).toEqual(['Lining Option: €15.00', 'Extra fabric: €12.00']);
    expect(price.totalCents).toBe(15_600);
    expect(total).toBe('€156.00');
  });

  it('The examples charge by condition, by formula and with a discount', () => {
    const loaded = loadConfigurator({ ...coat, price_rules: priceRules });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    const long = setValues(loaded.value, initialValues(loaded.value), { chest: 86, back: 70 });
    const { lines: charged } = priceOf(evaluate(loaded.value, long));
    expect(charged.map(({ label, amountCents }) => [label, amountCents])).toEqual([
      ['Extra fabric', 1200],
      ['Long back', 350],
      ['Spring discount', -500],
    ]);
  });

  it('The examples charge by percent, character, unit and table', () => {
    const text = { id: 'dogName', name: 'dogName', field_type: 'text' };
    const names = { id: 'name', title: 'Name', groups: [{ id: 'names', fields: [text] }] };
    const price_rules = [...(countRules ?? []), tableRule];
    const loaded = loadConfigurator({ ...coat, sections: [...coat.sections, names], price_rules });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    const given = { chest: 86, back: 70, lining: 'complete', dogName: 'Bella' };
    const { lines: charged } = priceOf(evaluate(loaded.value, setValues(loaded.value, {}, given)));
    expect(charged.slice(-4).map(({ label, amountCents }) => [label, amountCents])).toEqual([
      ['Embroidery', 500],
      ['Border', 875],
      ['Made to measure', 2900],
      ['Regulars', -1567],
    ]);
  });

  it('The examples charge less per piece from a quantity on', () => {
    const loaded = loadConfigurator({ ...coat, price_rules: [], quantity_breaks: quantityBreaks });
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    const piece = priceOf(evaluate(loaded.value, {}, { basePriceCents: 10_000 }));
    expect([2, 3, 10].map((quantity) => cartLineCents(piece, quantity))).toEqual([20_000, 28_500, 93_000]);
  });

  it('The examples calculate the lowest and highest price', () => {
    expect(bounds?.lowest).toMatchObject({ totalCents: 12_900, isExact: true });
    expect(bounds?.highest).toMatchObject({ totalCents: 18_300, isExact: true });
  });

  it('The examples walk through the machine', () => {
    expect(shown).toEqual([{ code: 'required', fieldName: 'back' }]);
    expect(step).toBe('lining');
    expect(completed).toEqual([12_900]);
    expect(totalCents).toBe(12_900);
  });

  it('The examples restore a persisted machine', () => {
    expect(restoredValues).toEqual({ chest: 62, lining: 'none' });
  });

  it('The examples find a contradiction and fix it', () => {
    expect(finding).toMatchObject({
      code: 'never_true',
      severity: 'warning',
      path: ['sections', 0, 'groups', 0, 'fields', 1, 'conditional_display'],
    });
    expect(undecided).toEqual([]);
    expect(fixed).not.toBe(coatConfigurator.template);
  });

  it('The examples compare versions and migrate values', () => {
    expect(diff.changes.map(({ code }) => code).sort()).toEqual([
      'field_removed',
      'field_removed',
      'price_changed',
      'section_removed',
    ]);
    expect(carried).toEqual(['lining', 'chest', 'back']);
    expect(lost).toEqual([{ fieldName: 'print', reason: 'unknown_field' }]);
    expect(priceDifferenceCents).toBe(-1200);
  });
});

describe('examples of the recipes', () => {
  it('The recipes show a file field, with a notice if the page stores no files', () => {
    const [withUploads, without] = [uploads, undefined].map((fileUploads) =>
      renderToString(<CoatWithPhoto {...(fileUploads && { fileUploads })} />),
    );
    expect(withUploads).toContain('<input type="file"');
    expect(without).not.toContain('<input type="file"');
    expect(without).toContain('Files cannot be sent here.');
  });

  it('The recipes replace the number field by a slider', () => {
    expect(renderToString(<CoatWithSliders />)).toContain('type="range"');
  });

  it('The examples start from a stored draft, and without one from the beginning', () => {
    const stored = JSON.stringify({ values: { chest: 62 }, stepIndex: 0 });
    const htmlWith = (text: string | null) => {
      vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'draft:coat' ? text : null) });
      return renderToString(<CoatWithDraft />);
    };
    try {
      expect(htmlWith(stored)).toContain('value="62"');
      for (const text of [null, 'no JSON']) expect(htmlWith(text)).not.toContain('value="62"');
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('The recipes render single fields and a button with the total', () => {
    const html = renderToString(<CompactCoat />);
    expect(html).toContain('Chest girth');
    expect(html).toContain('Order for');
  });

  it('The recipes render another language', () => {
    const html = renderToString(<DutchCoat />);
    expect(html).toContain('Volgende');
    expect(html).toContain('Stap 1 van 3');
  });

  it('The recipes render a translated template', () => {
    const html = renderToString(<EnglishLeash />);
    expect(html).toContain('Length');
    expect(html).toContain('lang="en"');
    expect(html).not.toContain('Länge');
  });

  it('The recipes render the template editor', () => {
    expect(renderToString(<TemplatePage />)).toContain('Dog coat');
  });

  it('The recipes check the total, the version and the values of an order', () => {
    const order = { templateVersion: 1, values: valid, shownTotalCents: 14_100 };
    const check = (change: object) => checkOrder(coatConfigurator, 12_900, { ...order, ...change });
    expect(check({})).toMatchObject({ ok: true, price: { totalCents: 14_100 } });
    expect(check({ shownTotalCents: 1 })).toMatchObject({ ok: false, reason: 'price_changed' });
    expect(check({ templateVersion: 0 })).toMatchObject({ ok: false, reason: 'outdated' });
    expect(check({ values: { ...valid, back: '' } })).toMatchObject({ ok: false, reason: 'invalid' });
    expect(check({ values: { ...valid, lining: 'gold' } })).toMatchObject({ ok: false, reason: 'invalid' });
  });

  it('The recipes answer requests for orders', async () => {
    const saved: unknown[] = [];
    const store: Store = {
      configuratorOf: async (articleId) => (articleId === 'coat' ? coatConfigurator : null),
      basePriceCentsOf: async () => 12_900,
      saveOrder: async (order) => void saved.push(order),
    };
    const send = (body: object) =>
      handleOrder(new Request('http://shop.example/orders', { method: 'POST', body: JSON.stringify(body) }), store);
    const order = { articleId: 'coat', templateVersion: 1, values: valid, shownTotalCents: 14_100 };
    expect(await send(order)).toMatchObject({ status: 201 });
    expect(saved).toEqual([{ articleId: 'coat', totalCents: 14_100, values: valid }]);
    expect(await send({ ...order, shownTotalCents: 1 })).toMatchObject({ status: 409 });
    expect(await send({ ...order, articleId: 'boat' })).toMatchObject({ status: 404 });
    expect(saved).toHaveLength(1);
  });
});
