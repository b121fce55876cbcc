import { expect, it } from 'vitest';
import { findHardCodedTexts } from './find-hard-coded-texts.ts';

it.each([
  ['text between tags', '<p>Save it</p>', 'Save it'],
  ['a word between tags', '<p>Speichern</p>', 'Speichern'],
  ['an attribute that is read out', '<button aria-label="Close" />', 'Close'],
  ['a fallback between tags', "<p>{name || 'Untitled'}</p>", 'Untitled'],
  ['one side of a condition', "<p title={isOpen ? 'Close' : texts.open} />", 'Close'],
  ['a template in an attribute', `<Control label={\`Move \${name} up\`} />`, 'Move … up'],
  ['a property of an object', "const item = { label: 'Group' };", 'Group'],
  ['a sentence that a function returns', "const why = () => 'This is not a number.';", 'This is not a number.'],
])('A hard-coded text is found: %s', (_, code, text) => {
  expect(findHardCodedTexts('a.tsx', `\n${code}`)).toEqual([{ line: 2, text }]);
});

it.each([
  ['texts of a catalogue', '<p title={texts.close}>{texts.save}</p>'],
  ['keys and class names', `<p className="te-hint" role="alert" key={\`field:\${id}\`} />`],
  ['what decides and is not shown', "<p>{kind === 'field' && count}</p>"],
  ['what a value is compared with', "const isOpen = status === 'In Bearbeitung';"],
  ['signs without a word', '<p>{a} · {b} %</p>'],
  ['errors for developers', "throw new Error('This component needs an editor.');"],
  ['imports', "import { label } from './Label of it.ts';"],
])('A text is ignored: %s', (_, code) => {
  expect(findHardCodedTexts('a.tsx', code)).toEqual([]);
});
