import { cleanSearch } from '../../apps/shop/app/lib/checks/clean-search.ts';
import { decodeEntities } from '../../apps/shop/app/lib/markdown/decode-entities.ts';
import { parseMarkdown } from '../../apps/shop/app/lib/markdown/parse-markdown.ts';
import { hasSessionCookie } from '../../apps/shop/app/lib/session/has-session-cookie.ts';
import { safeReturnPath } from '../../apps/shop/app/lib/session/return-path.ts';
import { embedAddress } from '../../apps/shop/app/lib/settings/embed-address.ts';
import { isSafeLogic } from '../../packages/configurator-core/src/contract/conditions/check-logic.ts';
import { fromJsonForms, fromSurveyJs } from '../../packages/configurator-core/src/convert/index.ts';
import { parseEuroText, parseNumberText, parseTemplate } from '../../packages/configurator-core/src/index.ts';
import { readTable } from '../../packages/configurator-core/src/text/index.ts';
import { textOfHtml } from '../../packages/configurator-react/src/fields/content/clean-html.ts';
import { parseInUnit } from '../../packages/configurator-react/src/fields/inputs/parse-in-unit.ts';
import { parseFormula } from '../../packages/template-editor/src/formula/parse-formula.ts';
import { parseOptionList } from '../../packages/template-editor/src/inspector/parse-option-list.ts';
import { parseJson as parseEditorJson } from '../../packages/template-editor/src/json/parse-json.ts';
import { readFieldTable } from '../../packages/template-editor/src/start/read-field-table.ts';
import { moneyIn } from '../../packages/template-editor/src/store/money.ts';
import { germanEditorTexts } from '../../packages/template-editor/src/texts/german-editor-texts.ts';
import { networkOf } from '../../supabase/functions/_shared/http/network-of.ts';
import { parseJson } from '../../supabase/functions/_shared/http/parse-json.ts';
import { withoutPersonalData } from '../../supabase/functions/_shared/logging/without-personal-data.ts';
import { withoutLinks } from '../../supabase/functions/_shared/mails/without-links.ts';
import { readColorProfile } from '../../supabase/functions/_shared/pictures/color-profile.ts';
import { firstFrame } from '../../supabase/functions/_shared/pictures/first-frame.ts';
import { pictureKind } from '../../supabase/functions/_shared/pictures/picture-kind.ts';
import { isSignedEvent } from '../../supabase/functions/mail-events/is-signed-event.ts';
import { rewritePdf } from '../../supabase/functions/upload-file/check-pdf.ts';

/** Reads a text or bytes from outside. A refusal is as good as a result. */
export type Parser = (text: string) => unknown;

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const pdfOf = (body: string) =>
  `%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n${body}\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`;
const pictureOf = (start: readonly number[]) => (text: string) =>
  pictureKind(new Uint8Array([...start, ...bytesOf(text)]));
const question = (visibleIf: string) => ({
  pages: [
    {
      elements: [
        { type: 'text', name: 'a' },
        { type: 'text', name: 'b', visibleIf },
      ],
    },
  ],
});

const emptyTemplate = parseTemplate({ id: 'a', version: 0, name: '', sections: [] });
if (!emptyTemplate.ok) throw new Error('unreadable');
const table = {
  template: emptyTemplate.value,
  createId: () => crypto.randomUUID(),
  firstSection: 'Abschnitt 1',
  locale: 'de-DE',
};

const profileHead = `${' '.repeat(16)}RGB ${' '.repeat(16)}acsp${' '.repeat(88)}`;
const signedAt = new Date('2026-11-29T12:00:00Z');
const signedHeaders = (signature: string) =>
  new Headers({ 'svix-id': 'e', 'svix-timestamp': String(signedAt.getTime() / 1000), 'svix-signature': signature });

const euros = moneyIn('EUR', germanEditorTexts);

/** Every reader of texts and bytes from outside, by the file that contains it. */
export const parsers: Readonly<Record<string, Parser>> = {
  'apps/shop/app/lib/checks/clean-search.ts': (text) => cleanSearch(text, 100),
  'apps/shop/app/lib/markdown/decode-entities.ts': decodeEntities,
  'apps/shop/app/lib/markdown/parse-markdown.ts': parseMarkdown,
  'apps/shop/app/lib/session/has-session-cookie.ts': hasSessionCookie,
  'apps/shop/app/lib/session/return-path.ts': safeReturnPath,
  'apps/shop/app/lib/settings/embed-address.ts': embedAddress,
  'packages/configurator-core/src/contract/conditions/check-logic.ts': (text) => isSafeLogic({ var: [text, [text]] }),
  'packages/configurator-core/src/contract/parse/parse-template.ts': (text) =>
    parseTemplate({ id: text, name: text, sections: [...text].map(() => null), price_rules: [{ amount: text }] }),
  'packages/configurator-core/src/convert/json-forms/from-json-forms.ts': (text) =>
    fromJsonForms({ schema: { type: 'object', properties: { [text]: { type: 'string', pattern: text } } } }),
  'packages/configurator-core/src/convert/survey-js/from-survey-js.ts': (text) => fromSurveyJs(question(text)),
  'packages/configurator-core/src/money.ts': (text) => parseEuroText(text, 'de'),
  'packages/configurator-core/src/number-text.ts': (text) => parseNumberText(text, 'de'),
  'packages/configurator-core/src/text/read-table.ts': (text) => readTable(text),
  'packages/configurator-core/src/text/read-table.ts (bytes)': (text) => readTable(bytesOf(text)),
  'packages/configurator-react/src/fields/content/clean-html.ts': textOfHtml,
  'packages/configurator-react/src/fields/inputs/parse-in-unit.ts': (text) => parseInUnit(text, 'de', 'cm'),
  'packages/template-editor/src/formula/parse-formula.ts': (text) => parseFormula(text, new Set()),
  'packages/template-editor/src/inspector/parse-option-list.ts': (text) => parseOptionList(text, euros),
  'packages/template-editor/src/inspector/parse-option-list.ts (lines)': (text) =>
    parseOptionList([...text].join('\n'), euros),
  'packages/template-editor/src/json/parse-json.ts': parseEditorJson,
  'packages/template-editor/src/start/read-field-table.ts (cells)': (text) =>
    readFieldTable(`Bezeichnung;Optionen\n${text}`, table),
  'packages/template-editor/src/start/read-field-table.ts (options)': (text) =>
    readFieldTable(`Bezeichnung;Optionen\nFarbe;"${text.replaceAll('"', '""').split('').join('|')}"`, table),
  'supabase/functions/_shared/http/network-of.ts': networkOf,
  'supabase/functions/_shared/http/parse-json.ts': parseJson,
  'supabase/functions/_shared/mails/without-links.ts': withoutLinks,
  'supabase/functions/_shared/logging/without-personal-data.ts': withoutPersonalData,
  'supabase/functions/_shared/pictures/color-profile.ts': (text) => readColorProfile(bytesOf(profileHead + text)),
  'supabase/functions/_shared/pictures/first-frame.ts': (text) => firstFrame(bytesOf(`RIFF    WEBPVP8X${text}`)),
  'supabase/functions/_shared/pictures/picture-kind.ts (JPEG)': pictureOf([0xff, 0xd8, 0xff]),
  'supabase/functions/_shared/pictures/picture-kind.ts (PNG)': pictureOf([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]),
  'supabase/functions/mail-events/is-signed-event.ts (body)': (text) =>
    isSignedEvent(text, signedHeaders('v1,x'), 'whsec_eA==', signedAt),
  'supabase/functions/mail-events/is-signed-event.ts (signatures)': (text) =>
    isSignedEvent('{}', signedHeaders(text.replaceAll('\n', ' ')), 'whsec_eA==', signedAt),
  'supabase/functions/upload-file/check-pdf.ts': (text) => rewritePdf(bytesOf(pdfOf(text))),
  'supabase/functions/upload-file/check-pdf.ts (pages)': (text) => rewritePdf(bytesOf(pdfOf(`<< /Kids [${text}] >>`))),
};
