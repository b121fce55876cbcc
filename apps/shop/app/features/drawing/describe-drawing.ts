import { measurementLabels } from 'configurator-core/templates';
import type { Build, DrawingProps, Garment } from './drawing-props.ts';

const dogs: Readonly<Record<Build, string>> = {
  'short-legged': 'Kurzbeiniger Hund',
  medium: 'Mittelgroßer Hund',
  'long-legged': 'Hochbeiniger Hund',
};

const clothes: Readonly<Record<Garment, string>> = {
  none: '',
  'dog-coat': ' im Mantel',
  'dog-harness': ' mit Geschirr',
  'dog-collar': ' mit Halsband',
  'dog-leash': ' mit Halsband und Leine',
};

/** Describes the drawing in German: a short title and a description, which is empty without coat and print. */
export function describeDrawing(drawing: DrawingProps): { title: string; description: string } {
  const measurement = drawing.highlightedMeasurement;
  if (measurement !== null) {
    const name = measurementLabels[measurement];
    return {
      title: `${dogs[drawing.build]} im Profil, hervorgehoben: ${name}`,
      description: `Ein gelbes Maßband zeigt die Strecke am Hund: ${name}.`,
    };
  }
  return {
    title: `${dogs[drawing.build]} im Profil${clothes[drawing.garment]}${drawing.isNight ? ' bei Nacht' : ''}`,
    description: drawing.garment === 'dog-coat' ? describeCoat(drawing) : describePrint(drawing),
  };
}

function describeCoat(drawing: DrawingProps): string {
  const linings = {
    none: 'Ohne Innenfutter',
    'back-only': 'Innenfutter im Rückenteil',
    complete: 'Innenfutter komplett',
  };
  return [
    linings[drawing.lining],
    drawing.fabric?.name ? `Stoff ${drawing.fabric.name}` : null,
    drawing.zipperCount === 2 ? 'Reißverschluss auf beiden Seiten' : 'ein Reißverschluss',
    drawing.hasReflectiveSeams ? 'reflektierende Nähte' : null,
    describePrint(drawing).replace(/\.$/, '') || null,
  ]
    .filter((part) => part !== null)
    .join(', ')
    .concat('.');
}

function describePrint({ print }: DrawingProps): string {
  if (print === null) return '';
  const near = print.text === '' ? 'Aufdruck' : `Aufdruck „${print.text}“`;
  if (print.farText === null) return `${near}.`;
  return print.farText === ''
    ? `${near} und Aufdruck auf der anderen Seite.`
    : `${near} und „${print.farText}“ auf der anderen Seite.`;
}
