import { expect, it } from 'vitest';
import { isRecord } from '../json.ts';
import { basketSurvey } from '../testing/fixtures/basket-survey.ts';
import { shelfSchema, shelfUiSchema } from '../testing/fixtures/shelf-form.ts';
import { fromJsonForms, fromSurveyJs } from './index.ts';

type Path = readonly (string | number)[];

/** Returns the paths of all objects in a source. */
function objectsIn(json: unknown, path: Path = []): readonly Path[] {
  if (Array.isArray(json)) return json.flatMap((entry: unknown, index) => objectsIn(entry, [...path, index]));
  if (!isRecord(json)) return [];
  return [path, ...Object.entries(json).flatMap(([key, value]) => objectsIn(value, [...path, key]))];
}

/** Returns a copy in which the object at a path has one more key. */
function withKey(json: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return { ...Object(json), unheardOf: { of: true } };
  const copy = Array.isArray(json) ? [...json] : { ...Object(json) };
  copy[step] = withKey(copy[step], rest);
  return copy;
}

it.each<[string, object, (source: unknown) => ReturnType<typeof fromSurveyJs>]>([
  ['survey', basketSurvey, fromSurveyJs],
  [
    'form',
    { schema: shelfSchema, uischema: shelfUiSchema },
    (source) => fromJsonForms({ schema: null, ...Object(source) }),
  ],
])('A key that is not read is reported anywhere in a %s', (_, source, convert) => {
  const paths = objectsIn(source).filter(
    // The form itself is no part of a schema, a definition without a reference has no effect, and the control of `rows`
    // is left out, which covers its schema.
    (path) => (path.length > 0 || source === basketSurvey) && path.at(-1) !== 'definitions' && !path.includes('rows'),
  );
  expect(paths.length).toBeGreaterThanOrEqual(20);
  const silent = paths.filter((path) => {
    const result = convert(withKey(source, path));
    const own = [...path, 'unheardOf'];
    const notes = result.ok ? result.value.notes : [];
    return !notes.some(
      ({ code, path: noted }) =>
        code !== 'renamed' &&
        code !== 'approximated' &&
        // The key of a definition is reported where the definition is used.
        (noted.at(-1) === 'unheardOf' || noted.every((step, place) => own[place] === step)),
    );
  });
  expect(silent).toEqual([]);
});
