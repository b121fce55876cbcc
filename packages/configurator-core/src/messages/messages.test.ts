import { describe, expect, it } from 'vitest';
import { englishMessages, formatIssue, germanMessages, type Issue, type Messages } from '../index.ts';
import { aConfigurator } from '../testing/a-configurator.ts';
import { wireTemplate } from '../testing/index.ts';

const configurator = aConfigurator(
  wireTemplate([
    {
      fields: [
        { name: 'a', label: 'Brustumfang' },
        { name: 'own', label: 'Eigen', validation_rules: { min: 1, message: 'Bitte messen.' } },
      ],
    },
  ]),
);
const issue: Issue = { code: 'below_min', fieldName: 'a', params: { min: 30.5 } };

describe('messages', () => {
  it('are German unless another catalogue is given', () => {
    expect(formatIssue(issue, configurator)).toBe('Brustumfang muss mindestens 30,5 sein.');
    expect(formatIssue(issue, configurator, englishMessages)).toBe('Brustumfang must be at least 30.5.');
    const short: Messages = { ...germanMessages, below_min: (label, { min }) => `${label} < ${min}` };
    expect(formatIssue(issue, configurator, short)).toBe('Brustumfang < 30.5');
  });

  it('give way to the own message of a field, which does not speak of a missing value', () => {
    expect(formatIssue({ code: 'below_min', fieldName: 'own' }, configurator)).toBe('Bitte messen.');
    expect(formatIssue({ code: 'required', fieldName: 'own' }, configurator)).toBe('Eigen ist ein Pflichtfeld.');
  });

  it('name the field and its bound in every sentence, in both languages', () => {
    const params = { min: 71, max: 72, step: 73, minLength: 74, maxLength: 75, pattern: '76' };
    for (const catalogue of [germanMessages, englishMessages]) {
      for (const [code, message] of Object.entries(catalogue)) {
        const text = message('Länge', params);
        expect(text).toMatch(/^Länge .*\.$/);
        if (!['required', 'not_integer', 'email'].includes(code)) expect(text).toMatch(/7[1-6]/);
      }
    }
  });
});
