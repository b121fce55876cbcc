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
  it('Messages are German unless another catalogue is given', () => {
    expect(formatIssue(issue, configurator)).toBe('Brustumfang muss mindestens 30,5 sein.');
    expect(formatIssue(issue, configurator, englishMessages)).toBe('Brustumfang must be at least 30.5.');
    const short: Messages = { ...germanMessages, below_min: (label, { min }) => `${label} < ${min}` };
    expect(formatIssue(issue, configurator, short)).toBe('Brustumfang < 30.5');
  });

  it('Messages are replaced by the field’s own message, except for a missing value', () => {
    expect(formatIssue({ code: 'below_min', fieldName: 'own' }, configurator)).toBe('Bitte messen.');
    expect(formatIssue({ code: 'required', fieldName: 'own' }, configurator)).toBe('Eigen ist ein Pflichtfeld.');
  });

  it('[BEY-46] Messages name both fields of a comparison regardless of the field’s own message', () => {
    const compared = (code: 'not_greater' | 'not_less'): Issue => ({
      code,
      fieldName: 'own',
      params: { other: 'Hals' },
    });
    const say = (code: 'not_greater' | 'not_less', messages?: Messages) =>
      formatIssue(compared(code), configurator, messages);
    expect(say('not_greater')).toBe('Eigen muss größer sein als Hals.');
    expect(say('not_less')).toBe('Eigen muss kleiner sein als Hals.');
    expect(say('not_greater', englishMessages)).toBe('Eigen must be greater than Hals.');
    expect(say('not_less', englishMessages)).toBe('Eigen must be less than Hals.');
  });

  it('Messages name the field and its bound in every message, in both languages', () => {
    const params = {
      min: 71,
      max: 72,
      step: 73,
      minLength: 74,
      maxLength: 75,
      pattern: '76',
      other: '77',
      option: '77',
      maxFiles: 71,
      maxFileBytes: 72_000_000,
      name: '73.gif',
      accept: ['pdf'],
    };
    for (const catalogue of [germanMessages, englishMessages]) {
      for (const [code, message] of Object.entries(catalogue)) {
        const text = message('Länge', params);
        expect(text).toMatch(/^Länge .*\.$/);
        if (!['required', 'unconfirmed', 'not_integer', 'email', 'invalid'].includes(code))
          expect(text).toMatch(/7[1-7]/);
      }
    }
  });
});

it('[CFG-RULE-08] A label that is a sentence is quoted, any other label is not', () => {
  const say = (label: string) => germanMessages.required(label, {});
  expect(say('Ich habe alle Maße wie im Messvideo genommen')).toBe(
    '„Ich habe alle Maße wie im Messvideo genommen“ ist ein Pflichtfeld.',
  );
  expect(say('Stimmt alles?')).toBe('„Stimmt alles?“ ist ein Pflichtfeld.');
  expect(say('Stoff für das Rückenteil (Link)')).toBe('Stoff für das Rückenteil (Link) ist ein Pflichtfeld.');
});
