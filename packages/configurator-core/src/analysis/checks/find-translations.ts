import type { Template } from '../../contract/template/template.ts';
import { type TranslationState, templateTexts, translationState } from '../../translation/template-texts.ts';
import { buildFinding } from '../findings/build-finding.ts';
import type { Finding, FindingCode } from '../findings/finding.ts';
import type { Bilingual } from '../findings/finding-texts.ts';

/** Texts quoted in the message; further ones are only counted. */
const QUOTED_TEXTS = 2;

const codes = [
  ['missing', 'missing_translation'],
  ['outdated', 'outdated_translation'],
] as const satisfies readonly (readonly [TranslationState, FindingCode])[];

const phrases: Readonly<Record<(typeof codes)[number][0], (texts: readonly string[]) => Bilingual>> = {
  missing: (texts) => ({
    de: `${texts.length === 1 ? 'ein Text fehlt' : `${texts.length} Texte fehlen`} (${quote(texts, '„', '“')})`,
    en: `${texts.length === 1 ? 'one text is' : `${texts.length} texts are`} missing (${quote(texts, '“', '”')})`,
  }),
  outdated: (texts) => ({
    de: `${texts.length === 1 ? 'ein Text wurde' : `${texts.length} Texte wurden`} seither geändert (${quote(texts, '„', '“')})`,
    en: `${texts.length === 1 ? 'one text has' : `${texts.length} texts have`} changed since (${quote(texts, '“', '”')})`,
  }),
};

function quote(texts: readonly string[], open: string, close: string): string {
  const quoted = texts.slice(0, QUOTED_TEXTS).map((text) => `${open}${text}${close}`);
  return [...quoted, ...(texts.length > QUOTED_TEXTS ? ['…'] : [])].join(', ');
}

/** Finds missing and outdated translations in every language that has some translations. */
export function findTranslations(template: Template): readonly Finding[] {
  const texts = templateTexts(template);
  const languages = [...new Set(texts.flatMap(({ translations }) => Object.keys(translations)))].sort();
  return languages.flatMap((language) =>
    codes.flatMap(([state, code]) => {
      const affected = texts.filter((text) => translationState(text, language) === state).map(({ text }) => text);
      if (affected.length === 0) return [];
      const element = { kind: 'translation' as const, path: ['translations', language], label: language };
      return [buildFinding(code, element, { differences: phrases[state](affected) })];
    }),
  );
}
