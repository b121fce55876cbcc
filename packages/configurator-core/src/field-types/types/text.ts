import { Pattern } from '../../contract/primitives/pattern.ts';
import type { Field } from '../../contract/template/template.ts';
import { type BuiltInFieldType, defineKind, type FieldTypeFacts } from '../kinds/value-kind.ts';
import { countGraphemes, cutGraphemes } from '../values/graphemes.ts';
import { type Issue, type IssueCode, noIssues } from '../values/issue.ts';
import type { FieldValue } from '../values/value.ts';

/** zod's expression for e-mail addresses, copied because its module would include all of its expressions. */
export const emailExpression =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Maximum length of an e-mail address (RFC 5321). */
const MAX_EMAIL_LENGTH = 320;

function validator(field: Field): ((value: FieldValue) => readonly Issue[]) | null {
  const { minLength, maxLength, pattern, email } = field.validationRules;
  const fieldName = field.name;
  const issue = (code: IssueCode, params?: Issue['params']): Issue => ({ code, fieldName, ...(params && { params }) });
  const tests: ((text: string) => Issue | false)[] = [];
  if (typeof minLength === 'number') {
    tests.push((text) => countGraphemes(text) < minLength && issue('too_short', { minLength }));
  }
  if (typeof maxLength === 'number') {
    tests.push(
      (text) => text.length > maxLength && countGraphemes(text) > maxLength && issue('too_long', { maxLength }),
    );
  }
  const expression = pattern ? Pattern.read(pattern) : null;
  if (expression instanceof Pattern) tests.push((text) => !expression.test(text) && issue('pattern', { pattern }));
  if (email === true) {
    tests.push((text) => !(text.length <= MAX_EMAIL_LENGTH && emailExpression.test(text)) && issue('email'));
  }
  if (tests.length === 0) return null;
  return (value) => {
    const found = tests.map((test) => test(String(value))).filter((result) => result !== false);
    return found.length === 0 ? noIssues : found;
  };
}

/** Free text. */
export const textKind = defineKind({
  domain: () => ({ kind: 'text' }),
  normalise: ({ cutOffAt }, raw) => {
    if (typeof raw !== 'string' && typeof raw !== 'number') return undefined;
    const text = String(raw);
    return (cutOffAt === null ? text : cutGraphemes(text, cutOffAt)) || undefined;
  },
  restore: (_offered, stored) => {
    const isWhole = typeof stored === 'string' || (typeof stored === 'number' && Number.isFinite(stored));
    return { value: isWhole ? String(stored) || undefined : undefined, isWhole };
  },
  validator,
});

const rules = ['minLength', 'maxLength', 'pattern', 'email', 'message'] as const;

/** A line of text. */
export const textType: BuiltInFieldType = () => textKind;

export const textFacts: FieldTypeFacts = {
  options: ['hint', 'cutOff'],
  rules,
  foreignNames: { surveyQuestions: ['text'], surveyInputs: ['text', 'tel', 'email'], schemaFormats: ['email'] },
};

/** Several lines of text. */
export const textareaType: BuiltInFieldType = () => textKind;

export const textareaFacts: FieldTypeFacts = {
  options: ['hint', 'rows', 'cutOff'],
  rules,
  foreignNames: { surveyQuestions: ['comment'] },
};
