import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#app/lib/storage/memory-storage.fixture.ts';
import { textStorage } from '#app/lib/storage/text-storage.ts';
import { readLocalDog, writeLocalDog } from './dog.schema.ts';
import { answersFrom, describeDog, isOutdated, withAnswers } from './dog.ts';

describe('dogs', () => {
  it.each([
    ['2026-05-22T10:00:00Z', false],
    ['2026-05-20T10:00:00Z', true],
    ['2026-11-21T09:00:00Z', false],
    ['2020-01-01T00:00:00Z', true],
  ])('[BEY-56] A dog measured on %s is to be measured again on 21 November 2026: %s', (measuredAt, outdated) => {
    expect(isOutdated({ measuredAt }, new Date('2026-11-21T10:00:00Z'))).toBe(outdated);
  });

  it('[BEY-56] Dogs keep answers about the dog and omit answers about the coat', () => {
    expect(
      answersFrom({
        breed: 'Dackel',
        weight: 8.5,
        chestCircumference: 46,
        lining: 'complete',
        age: ' ',
        confirmed: true,
      }),
    ).toEqual({ breed: 'Dackel', weight: 8.5, chestCircumference: 46 });
  });

  it('[BEY-56] Dogs keep their measurements and the day of measuring when a configurator without them saves', () => {
    const measuredAt = '2026-05-22T10:00:00.000Z';
    const saved = { id: 'local', name: 'Bello', answers: { weight: 8.5, chestCircumference: 46 }, measuredAt };
    const now = new Date('2026-11-21T10:00:00.000Z');
    expect(withAnswers(saved, 'Bello', { weight: 9 }, now)).toEqual({
      name: 'Bello',
      answers: { weight: 9, chestCircumference: 46 },
      measuredAt,
    });
    expect(withAnswers(saved, 'Bello', { chestCircumference: 47 }, now)).toEqual({
      name: 'Bello',
      answers: { weight: 8.5, chestCircumference: 47 },
      measuredAt: now.toISOString(),
    });
    expect(withAnswers(undefined, 'Bello', { weight: 9 }, now).measuredAt).toBe(now.toISOString());
  });

  it('Dogs are described in a short line', () => {
    const answers = { breed: 'Dackel', weight: 8.5, chestCircumference: 46, collarLength: 30 };
    expect(describeDog({ answers })).toBe('Dackel · 8,5\u00a0kg · Brustumfang 46\u00a0cm · 2 Maße');
    expect(describeDog({ answers: {} })).toBe('');
  });

  it('[BEY-56] A dog is stored in the browser of a guest', () => {
    const storage = textStorage(() => memory);
    const memory = memoryStorage();
    expect(readLocalDog(storage)).toBeNull();
    const dog = { name: 'Bello', answers: { weight: 8.5 }, measuredAt: '2026-11-21T10:00:00.000Z' };
    expect(writeLocalDog(storage, dog)).toBe(true);
    expect(readLocalDog(storage)).toEqual({ id: 'local', ...dog });
    storage.write('dog', '{"name": 5}');
    expect(readLocalDog(storage)).toBeNull();
  });
});
