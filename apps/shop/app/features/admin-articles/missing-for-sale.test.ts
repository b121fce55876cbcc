import { describe, expect, it } from 'vitest';
import { adminFormats } from '#app/lib/language/admin-formats.ts';
import { articleFormSchema, articleFormValues } from './article-form.schema.ts';
import { missingForSale } from './missing-for-sale.ts';
import { articleFailureText } from './parse-sale-refusal.ts';
import { notesForKind, standardNotes } from './standard-notes.ts';
import { articleTexts } from './texts/article-texts.ts';

const schema = articleFormSchema(articleTexts.de, adminFormats.de);

const complete = { withdrawalExcluded: true, manufacturer: '', safetyNotes: 'Nur unter Aufsicht tragen.' };

describe('facts required before an article is sold', () => {
  it.each([
    [{}, []],
    [{ safetyNotes: '  ' }, ['safety_notes']],
    [{ withdrawalExcluded: null }, ['withdrawal_excluded']],
    [{ manufacturer: 'Musterfabrik' }, ['manufacturer']],
    [{ manufacturer: 'Musterfabrik, Musterweg 2, 1010 Wien' }, ['manufacturer']],
    [{ manufacturer: 'post@example.at' }, ['manufacturer']],
    [{ manufacturer: 'Musterfabrik, Musterweg 2, 1010 Wien, post@example.at' }, []],
    [{ manufacturer: 'Musterfabrik\nMusterweg 2\n1010 Wien\nwww.example.at' }, []],
  ])('[BEY-20] [BEY-23] The article %j lacks %j', (change, missing) => {
    expect(missingForSale({ ...complete, ...change })).toEqual(missing);
  });

  it('[BEY-20] [BEY-23] The form shows missing facts at their fields and saves the article as paused', () => {
    const entries = { ...articleFormValues(null), title: 'Regenmantel', safetyNotes: '', manufacturer: 'M' };
    expect(schema.safeParse(entries).success).toBe(true);
    const refused = schema.safeParse({ ...entries, isPaused: false });
    expect(refused.error?.issues.map(({ path }) => path[0])).toEqual([
      'withdrawalExcluded',
      'manufacturer',
      'safetyNotes',
    ]);
  });

  it('[BEY-23] The error of the database names the article and the missing facts', () => {
    const refusal = (missing: string[]) =>
      articleFailureText(
        {
          code: 'PT422',
          message: 'article_incomplete',
          details: JSON.stringify({ title: 'Nordwind', missing }),
        },
        'de',
      );
    expect(refusal(['withdrawal_excluded'])).toBe(
      '„Nordwind“ darf noch nicht verkauft werden: Es fehlt die Entscheidung zum Widerrufsrecht.',
    );
    expect(refusal(['withdrawal_excluded', 'safety_notes'])).toBe(
      '„Nordwind“ darf noch nicht verkauft werden: Es fehlen die Entscheidung zum Widerrufsrecht und die Sicherheitshinweise.',
    );
    expect(articleFailureText({ code: 'XX000', message: 'Anderes', details: null }, 'de')).toBe('Anderes');
  });

  it('Default safety notes follow the configurator type, edited ones are kept', () => {
    expect(notesForKind(standardNotes(''), 'dog-leash')).toBe(standardNotes('dog-leash'));
    expect(notesForKind('', 'dog-coat')).toBe(standardNotes('dog-coat'));
    expect(notesForKind('Eigene Worte.', 'dog-coat')).toBe('Eigene Worte.');
  });
});
