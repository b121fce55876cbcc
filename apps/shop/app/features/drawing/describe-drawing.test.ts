import { expect, it } from 'vitest';
import { describeDrawing } from './describe-drawing.ts';
import { defaultDrawingProps } from './drawing-props.ts';

it('The description names the dog and what it wears', () => {
  expect(describeDrawing({ ...defaultDrawingProps, build: 'short-legged' }).title).toBe(
    'Kurzbeiniger Hund im Profil im Mantel',
  );
});

it('The description contains what is chosen for the coat', () => {
  const { description } = describeDrawing({
    ...defaultDrawingProps,
    lining: 'complete',
    zipperCount: 2,
    hasReflectiveSeams: true,
    print: { color: '#ffffff', isReflective: false, text: 'BELLA', farText: 'HUND' },
  });
  expect(description).toBe(
    'Innenfutter komplett, Reißverschluss auf beiden Seiten, reflektierende Nähte, Aufdruck „BELLA“ und „HUND“ auf der anderen Seite.',
  );
});

it('The description names the highlighted measurement instead of the clothes', () => {
  const { title } = describeDrawing({ ...defaultDrawingProps, highlightedMeasurement: 'chestCircumference' });
  expect(title).toBe('Mittelgroßer Hund im Profil, hervorgehoben: Brustumfang');
});
