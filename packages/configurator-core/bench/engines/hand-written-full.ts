import jsonLogic from 'json-logic-js';
import { FIELDS_PER_PRODUCT, sideBounds, stressCell, tableSide } from '../../src/testing/full-stress-template.ts';
import { stressWords } from '../../src/testing/stress-template.ts';
import {
  BASE_PRICE_CENTS,
  type Engine,
  isEmpty,
  type Reading,
  type Session,
  surchargeCents,
  type Workload,
  type WorkValue,
} from '../workload.ts';

type Logic = Parameters<typeof jsonLogic.apply>[0];

const BASE_SHARE_CENTS = Math.round(0.05 * BASE_PRICE_CENTS);
const girthLogic: Logic = { '+': [{ '*': [2, { var: 'width' }] }, { var: 'height' }] };
const sizeLogic: Logic = { if: [{ '<': [{ var: 'girth' }, 300] }, 'S', 'L'] };
const piecesLogic: Logic = { '*': [{ var: 'count' }, 120] };

/** The computed fields of a product. */
interface Derived {
  girth: number | undefined;
  size: unknown;
}

function derive([, width, height]: readonly WorkValue[]): Derived {
  if (width === undefined || height === undefined) return { girth: undefined, size: 'L' };
  const girth = halfUp(Number(jsonLogic.apply(girthLogic, { width, height })));
  return { girth, size: jsonLogic.apply(sizeLogic, { girth }) };
}

/** The contribution of one product to the reading. */
type Part = Omit<Reading, 'totalCents'> & { addedCents: number };

const nothing: Part = { visible: 0, visibleIndexSum: 0, missing: 0, addedCents: 0 };

function halfUp(cents: number): number {
  return Math.floor(cents + 0.5);
}

/** Returns the index of a value on a table axis whose ranges have equal widths. */
function placeOf(value: number, entries: number): number {
  const width = (sideBounds.max - sideBounds.min) / entries;
  return Math.max(0, Math.ceil((value - sideBounds.min) / width) - 1);
}

/** Returns the amount of a product's price rule. */
function ruleCents(product: number, values: readonly WorkValue[], girth: number | undefined, count: WorkValue): number {
  const [material, width, height, text] = values;
  switch (product % 5) {
    case 0: {
      if (typeof width !== 'number' || typeof height !== 'number') return 0;
      const entries = tableSide(product);
      return stressCell(placeOf(height, entries), placeOf(width, entries));
    }
    case 1:
      return girth === undefined ? 0 : halfUp(Math.max(0, girth - 100) * 12.5);
    case 2:
      return isEmpty(text) ? 0 : Math.min(400, Math.max(0, String(text).length - 3) * 35);
    case 3:
      return material === 'option-3' ? BASE_SHARE_CENTS : 0;
    default:
      return count === undefined ? 0 : Math.max(300, Number(jsonLogic.apply(piecesLogic, { count })));
  }
}

/**
 * The limit for the template that uses every feature: a program only for this template, which corrects sums in place
 * and recomputes one product when one of its values changes. Expressions are data, so json-logic-js runs them here too.
 */
function fullSession({ fields }: Workload): Session {
  const products = Math.ceil(fields.length / FIELDS_PER_PRODUCT);
  const stored = Array.from({ length: products }, () => new Array<WorkValue>(FIELDS_PER_PRODUCT).fill(undefined));
  const derived = new Array<Derived>(products).fill({ girth: undefined, size: 'L' });
  const parts = new Array<Part>(products).fill(nothing);
  const sum: Part = { ...nothing };

  function partOf(product: number): Part {
    const values = stored[product] ?? [];
    const [material, width, , text, lining, note, count, , , frame] = values;
    const { girth, size } = derived[product] ?? {};
    const first = product * FIELDS_PER_PRODUCT;
    const priceOf = (place: number, value: WorkValue) => {
      const field = fields[first + place];
      return field ? surchargeCents(field, value) : 0;
    };
    const isLined = stored[Math.max(0, product - 1)]?.[0] === 'option-2';
    const isNoted = !isEmpty(text) && String(text).includes(stressWords[product % 4] ?? '');
    const isCounted = Number(width) > 50;
    const isFramed = Number(girth) > 200;
    const shown = [true, true, true, true, isLined, isNoted, isCounted, true, true, isFramed];
    const isMissing = [isEmpty(material), isEmpty(width), isNoted && isEmpty(note)];
    return {
      visible: shown.filter(Boolean).length,
      visibleIndexSum: shown.reduce((total, isShown, place) => total + (isShown ? first + place : 0), 0),
      missing: isMissing.filter(Boolean).length,
      addedCents:
        priceOf(0, material) +
        (isLined ? priceOf(4, lining) : 0) +
        (isFramed && (frame !== 'steel' || size === 'L') ? priceOf(9, frame) : 0) +
        ruleCents(product, values, girth, isCounted ? count : undefined),
    };
  }

  function compute(product: number): void {
    const before = parts[product];
    if (before === undefined) return;
    const after = partOf(product);
    sum.visible += after.visible - before.visible;
    sum.visibleIndexSum += after.visibleIndexSum - before.visibleIndexSum;
    sum.missing += after.missing - before.missing;
    sum.addedCents += after.addedCents - before.addedCents;
    parts[product] = after;
  }

  function read(): Reading {
    const subtotal = BASE_PRICE_CENTS + sum.addedCents;
    const reduced = subtotal + halfUp((subtotal * -2.5) / 100);
    const { visible, visibleIndexSum, missing } = sum;
    return { visible, visibleIndexSum, missing, totalCents: reduced + halfUp(Math.min(2500, reduced / 100)) };
  }

  for (let product = 0; product < products; product += 1) compute(product);
  return {
    read,
    change({ index, value }) {
      const product = Math.floor(index / FIELDS_PER_PRODUCT);
      const place = index % FIELDS_PER_PRODUCT;
      const values = stored[product];
      if (values === undefined) return read();
      values[place] = value;
      // The fields of width and height.
      if (place === 1 || place === 2) derived[product] = derive(values);
      compute(product);
      if (place === 0) compute(product + 1);
      return read();
    },
  };
}

export const handWrittenFull: Engine = { name: 'hand-written limit', load: fullSession };
