import { type Size, sizesOf } from 'shop-backend/field-types';
import { Button, type FieldOptionsProps, NumberControl, SelectControl, TextControl } from 'template-editor';
import { optionTexts } from './option-texts.ts';

/** The sizes with their limits and surcharges, in the inspector of the template editor. */
export function SizeOptions({ options, change, language, template }: FieldOptionsProps) {
  const words = optionTexts[language];
  const sizes = sizesOf(options);
  const numbers = template.sections
    .flatMap(({ groups }) => groups.flatMap(({ fields }) => fields))
    .filter(({ type }) => type === 'number');
  // In template order, because the database does not keep the order of the limits.
  const placeOf = (name: string) => numbers.findIndex((field) => field.name === name);
  const measurements = Object.keys(sizes[0]?.upTo ?? {}).toSorted((one, other) => placeOf(one) - placeOf(other));
  const labelOf = (name: string) => numbers.find((field) => field.name === name)?.label || name;
  const free = numbers.filter(({ name }) => !measurements.includes(name));
  const set = (next: readonly Size[]) => change({ sizes: next });
  const setSize = (index: number, patch: Partial<Size>) =>
    set(sizes.map((size, place) => (place === index ? { ...size, ...patch } : size)));

  const rename = (index: number, text: string): string | null => {
    const value = text.trim();
    if (value === '') return words.empty;
    const isTaken = sizes.some((size, place) => place !== index && size.value === value);
    return isTaken ? words.taken : setSize(index, { value });
  };
  const limit = (index: number, name: string, value: number | null): string | null => {
    const before = sizes[index - 1]?.upTo[name] ?? 0;
    const after = sizes[index + 1]?.upTo[name] ?? Number.POSITIVE_INFINITY;
    if (value === null || value < before || value > after || value <= 0) return words.notGrowing;
    return setSize(index, { upTo: { ...sizes[index]?.upTo, [name]: value } });
  };
  const renameMeasurement = (from: string, to: string) =>
    set(
      sizes.map((size) => ({
        ...size,
        upTo: Object.fromEntries(Object.entries(size.upTo).map(([name, most]) => [name === from ? to : name, most])),
      })),
    );
  const addSize = () => {
    const last = sizes.at(-1);
    const names = new Set(sizes.map(({ value }) => value));
    const number = Array.from({ length: sizes.length + 1 }, (_, index) => index + 1).find(
      (each) => !names.has(String(each)),
    );
    if (last) set([...sizes, { value: String(number), upTo: last.upTo }]);
  };
  const [nextMeasurement] = free;

  return (
    <fieldset className="te-panel" aria-label={words.sizes}>
      {measurements.map((name, index) => (
        <div key={name}>
          <SelectControl
            label={words.measurement(index + 1)}
            value={name}
            items={numbers
              .filter((field) => field.name === name || free.includes(field))
              .map((field) => ({ value: field.name, label: field.label || field.name }))}
            hint={numbers.some((field) => field.name === name) ? undefined : words.unknownField(name)}
            onChange={(to) => renameMeasurement(name, to)}
          />
          {measurements.length > 1 && (
            <Button
              look="quiet"
              onClick={() =>
                set(
                  sizes.map((size) => ({
                    ...size,
                    upTo: Object.fromEntries(Object.entries(size.upTo).filter(([other]) => other !== name)),
                  })),
                )
              }
            >
              {words.removeMeasurement(labelOf(name))}
            </Button>
          )}
        </div>
      ))}
      {nextMeasurement ? (
        <Button
          look="plain"
          onClick={() =>
            set(
              sizes.map((size, index) => ({
                ...size,
                upTo: { ...size.upTo, [nextMeasurement.name]: 10 * (index + 1) },
              })),
            )
          }
        >
          {words.addMeasurement}
        </Button>
      ) : (
        <p className="te-hint">{words.noNumberField}</p>
      )}
      {sizes.map((size, index) => (
        // The index is the key, because the name is edited here.
        <fieldset key={index} className="te-panel" aria-label={`${words.size} ${size.value}`}>
          <div className="te-pair">
            <TextControl label={words.nameOf(index + 1)} value={size.value} onChange={(text) => rename(index, text)} />
            <NumberControl
              label={words.priceOf(size.value)}
              value={(size.priceCents ?? 0) / 100}
              min={0}
              step={0.01}
              unit="€"
              onChange={(euros) => setSize(index, { priceCents: Math.round((euros ?? 0) * 100) })}
            />
          </div>
          {measurements.map((name) => (
            <NumberControl
              key={name}
              label={words.limit(labelOf(name), size.value)}
              value={size.upTo[name] ?? null}
              unit="cm"
              isRequired
              onChange={(value) => limit(index, name, value)}
            />
          ))}
          {sizes.length > 1 && (
            <Button look="quiet" onClick={() => set(sizes.filter((_, place) => place !== index))}>
              {words.removeSize(size.value)}
            </Button>
          )}
        </fieldset>
      ))}
      <Button look="plain" onClick={addSize}>
        {words.addSize}
      </Button>
    </fieldset>
  );
}
