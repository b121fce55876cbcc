import { backStretchOfDog } from './back-stretch-of-dog.ts';
import { buildOfDog } from './build-of-dog.ts';
import { type DrawingProps, defaultDrawingProps, type Garment, type Print } from './drawing-props.ts';
import { finishOfFabric } from './finish-of-fabric.ts';
import { mixColors } from './geometry/mix-colors.ts';
import { measurementOfField } from './measurement-of-field.ts';

/** Properties of a field state that the drawing reads. */
export interface DrawnField {
  readonly field: { readonly name: string };
  readonly value: unknown;
  readonly isVisible: boolean;
  readonly options: readonly {
    readonly option: {
      readonly value: string;
      readonly label: string;
      readonly colorValue: string | null;
      readonly image: { readonly url: string } | null;
    };
    readonly isChosen: boolean;
    /** Whether its conditions hold; missing in stored configurations. */
    readonly isVisible?: boolean;
    /** Its sold-out material; null or missing if there is none. */
    readonly unavailable?: unknown;
  }[];
}

interface DrawnConfiguration {
  /** Configurator type of the article; null if it is not a dog garment. */
  readonly configuratorType: string | null;
  readonly fields: readonly DrawnField[];
  readonly focusedFieldName: string | null;
}

const garments: readonly string[] = ['dog-coat', 'dog-harness', 'dog-collar', 'dog-leash'] satisfies readonly Garment[];

/**
 * Converts a configuration of the built-in steps to a drawing, by field names.
 * Empty fields of fabric and cuffs show their first orderable option; other hidden, empty or unknown fields have the
 * default look.
 */
export function drawingFromConfiguration({
  configuratorType,
  fields,
  focusedFieldName,
}: DrawnConfiguration): DrawingProps {
  const visible = new Map(fields.filter(({ isVisible }) => isVisible).map((state) => [state.field.name, state]));
  const text = (name: string): string => {
    const value = visible.get(name)?.value;
    return typeof value === 'string' ? value : '';
  };
  const number = (name: string): number | null => {
    const value = visible.get(name)?.value;
    return typeof value === 'number' ? value : null;
  };
  const chosen = (name: string) => visible.get(name)?.options.find(({ isChosen }) => isChosen)?.option;
  const color = (name: string): string | null => chosen(name)?.colorValue ?? null;
  // Until something is chosen, the drawing shows what can be ordered.
  const orderable = (name: string) =>
    visible.get(name)?.options.find(({ isVisible = true, unavailable = null }) => isVisible && unavailable === null)
      ?.option;
  const chosenFabric = chosen('fabric');
  // A fabric named by a link is not known.
  const fabric = chosenFabric ?? (text('back.link') === '' ? orderable('fabric') : undefined);
  const lining = text('type');
  const chestCm = number('chestCircumference');
  const build = buildOfDog({
    breed: text('breed'),
    weightKg: number('weight'),
    chestCm,
    waistCm: number('waistCircumference'),
  });
  const highlightedMeasurement = measurementOfField(focusedFieldName);
  return {
    ...defaultDrawingProps,
    garment: isGarment(configuratorType) ? configuratorType : 'none',
    build,
    backStretch: backStretchOfDog(build, number('shoulderToTail'), chestCm),
    fabric:
      fabric === undefined
        ? null
        : {
            name: chosenFabric?.label ?? null,
            pictureUrl: fabric.image?.url ?? null,
            finish: finishOfFabric(`${fabric.label} ${fabric.value}`),
          },
    ...fabricColors(fabric?.colorValue ?? null),
    cuffColor: (chosen('selectedColor') ?? orderable('selectedColor'))?.colorValue ?? defaultDrawingProps.cuffColor,
    lining: lining === 'back-only' || lining === 'complete' ? lining : 'none',
    liningColor: color('color') ?? defaultDrawingProps.liningColor,
    zipperCount: text('hasSecondZipper') === 'yes' ? 2 : 1,
    hasReflectiveSeams: text('reflectiveStitching') === 'yes',
    print: readPrint(text, color),
    highlightedMeasurement,
    measuredCm: highlightedMeasurement === null ? null : number(highlightedMeasurement),
  };
}

function readPrint(text: (name: string) => string, color: (name: string) => string | null): Print | null {
  const sides = text('printOption');
  if (sides !== 'one-sided' && sides !== 'two-sided') return null;
  return {
    color: color('printColor') ?? '#FFFFFF',
    isReflective: text('printColor') === 'reflective',
    text: text('printText'),
    farText: sides === 'two-sided' ? text('printTextSecondSide') : null,
  };
}

function fabricColors(fabric: string | null): Partial<DrawingProps> {
  if (fabric === null) return {};
  return {
    backColor: fabric,
    bellyColor: mixColors(fabric, '#FFFFFF', 0.12),
    collarColor: mixColors(fabric, '#22302B', 0.2),
  };
}

function isGarment(configuratorType: string | null): configuratorType is Garment {
  return configuratorType !== null && garments.includes(configuratorType);
}
