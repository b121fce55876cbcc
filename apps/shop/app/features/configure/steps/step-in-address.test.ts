import { expect, it } from 'vitest';
import { readAddressedStep, withAddressedStep } from './step-in-address.ts';

it.each([
  ['?article=a&step=3', 3],
  ['?article=a', null],
  ['?step=0', null],
  ['?step=-2', null],
  ['?step=2.5', null],
  ['?step=99999999999999999999', null],
  ['?step=<b>', null],
])('The step of %s is read', (search, expected) => {
  expect(readAddressedStep(new URLSearchParams(search))).toBe(expected);
});

it('The rest of the URL is kept, and the first step omitted', () => {
  expect(withAddressedStep('?article=a&line=b', 4)).toBe('?article=a&line=b&step=4');
  expect(withAddressedStep('?article=a&step=4', 1)).toBe('?article=a');
  expect(withAddressedStep('?step=4', 1)).toBe('');
});
