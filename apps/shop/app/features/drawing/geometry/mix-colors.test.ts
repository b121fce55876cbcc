import { expect, it } from 'vitest';
import { mixColors } from './mix-colors.ts';

it('Two colours are mixed by share', () => {
  expect(mixColors('#000000', '#ffffff', 0)).toBe('#000000');
  expect(mixColors('#000000', '#ffffff', 0.5)).toBe('#808080');
  expect(mixColors('#1F4D3F', '#FFFFFF', 1)).toBe('#ffffff');
});

it('A colour that is not #rrggbb is returned unchanged', () => {
  expect(mixColors('rebeccapurple', '#ffffff', 0.5)).toBe('rebeccapurple');
});
