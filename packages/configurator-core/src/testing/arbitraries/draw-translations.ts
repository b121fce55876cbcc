import type { WireTemplate, WireTranslations } from '../wire-template.ts';
import type { Tape } from './tape.ts';

const languages = ['en', 'en-GB', 'ar'] as const;

/** A part whose texts may be translated. */
interface Part {
  translations?: WireTranslations;
}

/** Translates some texts of a part, some of them from an older source text. */
function translate(tape: Tape, part: Part, texts: Readonly<Record<string, string | null | undefined>>): void {
  for (const [key, of] of Object.entries(texts)) {
    if (of === null || of === undefined || !tape.oneIn(2)) continue;
    const language = tape.pick(languages);
    part.translations ??= {};
    const inLanguage = part.translations[language] ?? {};
    part.translations[language] = inLanguage;
    inLanguage[key] = { text: `${language} ${of}`, of: tape.oneIn(4) ? `${of} (alt)` : of };
  }
}

/** Translates some texts of a template into some languages. */
export function drawTranslations(tape: Tape, template: WireTemplate): void {
  translate(tape, template, { name: template.name });
  for (const section of template.sections) {
    translate(tape, section, { title: section.title });
    for (const group of section.groups) {
      translate(tape, group, { title: group.title });
      for (const field of group.fields) {
        translate(tape, field, { label: field.label, 'validation_rules.message': field.validation_rules?.message });
        for (const option of field.options) translate(tape, option, { label: option.label });
      }
    }
  }
  for (const rule of template.price_rules) translate(tape, rule, { label: rule.label });
}
