import { builtInTemplates } from 'configurator-core/templates';
import { expect, it } from 'vitest';
import { articles } from './articles.ts';
import { seededTemplate } from './templates.ts';

/** Words for what a field asks, by field name. A text that names it must leave the choice to the shopper. */
const claims = {
  reflectiveStitching: /reflektier/i,
  printOption: /aufdruck/i,
  hasSecondZipper: /zweite[mnr]? Reißverschluss/i,
  hasEmbroidery: /gestickt|stickerei/i,
  type: /gefüttert|rückenfutter/i,
} as const;
const isChoice = /auf wunsch|wenn sie|nach ihrer wahl|ohne futter/i;
/** A closure that every coat has, and fittings that the pictures show. */
const contradictions = {
  'dog-coat': /ohne (verschluss|reißverschluss)/i,
  'dog-harness': /stahl|klick/i,
  'dog-collar': /stahl|klick/i,
  'dog-leash': /zwei(ter?)? (karabiner|schlaufe)|verstellbar/i,
} as const;

const configurable = articles.filter(({ configuratorType }) => configuratorType !== undefined);

it.each(configurable)('The text of $slug contradicts neither its picture nor its configurator', (article) => {
  const { configuratorType = 'dog-coat', template, description } = article;
  const asked = JSON.stringify(template === undefined ? builtInTemplates[configuratorType] : seededTemplate(template));
  expect(description).not.toMatch(contradictions[configuratorType]);
  for (const [name, claim] of Object.entries(claims)) {
    // A collar has a soft lining that is not asked.
    if (name === 'type' && configuratorType !== 'dog-coat') continue;
    const sentences = description.split(/[.\n]/).filter((sentence) => claim.test(sentence));
    for (const sentence of sentences) {
      expect(asked.includes(`"${name}"`), sentence).toBe(true);
      expect(sentence).toMatch(isChoice);
    }
  }
});

it('No text says that the price depends on a fabric, which costs nothing extra', () => {
  for (const { description } of configurable) expect(description).not.toMatch(/preis hängt vom stoff/i);
});
