import { describe, expect, it } from 'vitest';
import { englishTexts } from './english-texts.ts';
import { germanTexts } from './german-texts.ts';

describe('the catalogues', () => {
  it('The catalogues have the same texts', () => {
    expect(Object.keys(englishTexts).sort()).toEqual(Object.keys(germanTexts).sort());
    expect(Object.keys(englishTexts.issues).sort()).toEqual(Object.keys(germanTexts.issues).sort());
  });

  it('A notice states how many answers no longer apply', () => {
    expect(germanTexts.answersDropped(['Futterfarbe'])).toBe('1 spätere Angabe gilt nicht mehr: Futterfarbe');
    expect(germanTexts.answersDropped(['Farbe', 'Text'])).toBe('2 spätere Angaben gelten nicht mehr: Farbe, Text');
  });

  it('[CFG-RULE-11] A text introduces missing required fields', () => {
    expect(germanTexts.requiredMissing).toBe('Bitte füllen Sie alle Pflichtfelder aus:');
  });
});
