import { describe, expect, it } from 'vitest';
import { findLooseTexts } from './find-loose-texts.ts';

const faults = (code: string) => findLooseTexts('a.tsx', code).map(({ fault, code: at }) => [fault, at]);

describe('finds', () => {
  it.each([
    ['a text after a condition', '<b>{isBusy && <Spinner />} Order</b>', 'follows what comes and goes', ' Order'],
    ['a text after a component', '<b><Mark /> Order</b>', 'follows what comes and goes', ' Order'],
    [
      'a text after a list',
      '<b>{all.map((one) => <i key={one} />)} Order</b>',
      'follows what comes and goes',
      ' Order',
    ],
    ['a text after a keyed element', '<b><i key={place} /> Order</b>', 'follows what comes and goes', ' Order'],
    ['a value beside a text', '<b>{count} pieces</b>', 'changes beside others', '{count}'],
    ['a value beside an element', '<b><i /> {label}</b>', 'changes beside others', '{label}'],
    [
      'a conditional text',
      "<b><i />{isOpen ? 'Open' : <u />}</b>",
      'changes beside others',
      "{isOpen ? 'Open' : <u />}",
    ],
    [
      'a slot that admits text',
      'type P = { children: ReactNode }; <b><i />{children}</b>',
      'changes beside others',
      '{children}',
    ],
    ['a text in a portal', 'createPortal(label, place);', 'without an element', 'label'],
    ['a text in a fragment', '<>Order</>', 'without an element', 'Order'],
    ['a list of texts', '<b>{all.map((one) => one.label)}</b>', 'list of texts', '{all.map((one) => one.label)}'],
    [
      'a component of text',
      "function Note() { return 'Order'; }",
      'without an element',
      "function Note() { return 'Order'; }",
    ],
  ])('A loose text is found: %s', (_, code, fault, at) => {
    expect(faults(code)).toEqual([[fault, at]]);
  });
});

describe('accepts', () => {
  it.each([
    ['a text that is the only child', '<b>{label}</b>'],
    ['a template that is the only child', `<b>{\`\${count} pieces\`}</b>`],
    ['a condition that is the only child', "<b>{isOpen ? 'Open' : <u />}</b>"],
    ['a text in an element of its own', '<b>{isBusy && <Spinner />}<span>Order</span></b>'],
    ['a constant text beside elements that stay', '<b>Read the <a href="/terms">terms</a> first.</b>'],
    ['a constant text after an icon', "import { Plus } from 'lucide-react'; <b><Plus /> Add</b>"],
    ['a constant text before a condition', '<b>Order {isBusy && <Spinner />}</b>'],
    ['a slot that admits no text', 'type P = { children: Elements | null }; <b><i />{children}</b>'],
    ['a variable with an element', 'const sheet = <i />; <b><u />{sheet}</b>'],
    ['a function that returns elements', 'const view = () => <i />; <b><u />{all.map(view)}{view()}</b>'],
    ['a component that returns its slot', 'function A({ children }: { children: ReactElement }) { return children; }'],
  ])('A text is accepted: %s', (_, code) => {
    expect(faults(code)).toEqual([]);
  });
});
