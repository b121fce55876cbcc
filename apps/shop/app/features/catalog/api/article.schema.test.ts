import { describe, expect, it } from 'vitest';
import { articleRowSchema } from './article.schema.ts';

const row = {
  id: '11111111-1111-1111-1111-111111111111',
  title: 'Leine',
  description: null,
  image_url: null,
  price: null,
  configurator_type: null,
  form_template_id: null,
  is_paused: false,
};

describe('articleRowSchema', () => {
  it.each([
    [99, 9_900],
    [19.99, 1_999],
    ['129.50', 12_950],
    [null, null],
  ])('The price %j is read as %j cents', (price, priceCents) => {
    expect(articleRowSchema.parse({ ...row, price }).priceCents).toBe(priceCents);
  });

  it('An unknown configurator type is rejected', () => {
    expect(articleRowSchema.safeParse({ ...row, configurator_type: 'cat-coat' }).success).toBe(false);
  });
});
