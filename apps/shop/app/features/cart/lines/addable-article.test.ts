import { describe, expect, it } from 'vitest';
import { coatSettings } from '#app/lib/settings/settings.fixture.ts';
import { isAddable } from './addable-article.ts';

const article = { priceCents: 3_900, formTemplateId: null, configuratorType: null };

describe('addable article', () => {
  it('[CFG-FLOW-26] An article with a form template needs settings', () => {
    expect(isAddable({ ...article, formTemplateId: 'template' }, null)).toBe(false);
    expect(isAddable({ ...article, formTemplateId: 'template' }, coatSettings)).toBe(true);
  });

  it('An article needs a price or a configurator', () => {
    expect(isAddable(article, null)).toBe(true);
    expect(isAddable({ ...article, priceCents: null }, null)).toBe(false);
    expect(isAddable({ ...article, priceCents: null, configuratorType: 'dog-leash' }, null)).toBe(true);
  });
});
