import { type FormEvent, useEffect, useId, useRef } from 'react';
import { formatPrice } from '#app/lib/formats/format-price.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { articleTypes, type CatalogueSearch, centsToEuro, parseSearch } from './catalogue-search.ts';
import { FilterChoice } from './filter-choice.tsx';
import type { Facets } from './found-articles.ts';
import { typeNames } from './search-texts.ts';

interface FilterPanelProps {
  search: CatalogueSearch;
  facets: Facets;
  onChange: (search: CatalogueSearch) => void;
}

/** Filters by type, made to measure or ready-made, and price. Each choice shows its number of articles. */
export function FilterPanel({ search, facets, onChange }: FilterPanelProps) {
  const { types, isConfigurable } = search;
  // The panel is rendered twice, once for narrow screens. Radios with the same name would be one group.
  const group = useId();
  const change = (part: Partial<CatalogueSearch>) => onChange({ ...search, ...part, page: 1 });
  return (
    <div className="flex flex-col gap-6">
      <fieldset className="flex flex-col">
        <legend className="mb-1 font-semibold">Art</legend>
        {articleTypes.map((type) => (
          <FilterChoice
            key={type}
            type="checkbox"
            name="type"
            label={typeNames[type]}
            count={facets.types[type] ?? 0}
            isChosen={types.includes(type)}
            onChoose={(isChosen) =>
              change({ types: articleTypes.filter((each) => (each === type ? isChosen : types.includes(each))) })
            }
          />
        ))}
      </fieldset>
      <fieldset className="flex flex-col">
        <legend className="mb-1 font-semibold">Fertigung</legend>
        {(
          [
            ['Alles', null, facets.configurable + facets.readyMade],
            ['Nach Maß', true, facets.configurable],
            ['Sofort fertig', false, facets.readyMade],
          ] as const
        ).map(([label, value, count]) => (
          <FilterChoice
            key={label}
            type="radio"
            name={group}
            label={label}
            count={count}
            isChosen={isConfigurable === value}
            onChoose={() => change({ isConfigurable: value })}
          />
        ))}
      </fieldset>
      <PriceFilter search={search} facets={facets} onChange={change} />
    </div>
  );
}

interface PriceFilterProps extends Omit<FilterPanelProps, 'onChange'> {
  onChange: (part: Pick<CatalogueSearch, 'minCents' | 'maxCents'>) => void;
}

function PriceFilter({ search: { minCents, maxCents }, facets, onChange }: PriceFilterProps) {
  const form = useRef<HTMLFormElement>(null);
  // Clears the fields if the filter is removed elsewhere.
  useEffect(() => {
    for (const [name, cents] of [
      ['min', minCents],
      ['max', maxCents],
    ] as const) {
      const input = form.current?.elements.namedItem(name);
      if (input instanceof HTMLInputElement) input.value = cents === null ? '' : centsToEuro(cents);
    }
  }, [minCents, maxCents]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = parseSearch(new URLSearchParams([...typed].map(([name, value]) => [name, String(value)])));
    onChange({ minCents: read.minCents, maxCents: read.maxCents });
  };
  return (
    <form ref={form} onSubmit={submit}>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-semibold">Preis</legend>
        <div className="flex items-center gap-2">
          <PriceInput name="min" label="Preis ab, in Euro" placeholder="ab" />
          <span aria-hidden className="text-ink-soft">
            –
          </span>
          <PriceInput name="max" label="Preis bis, in Euro" placeholder="bis" />
          <span aria-hidden>€</span>
        </div>
        {facets.minCents !== null && facets.maxCents !== null && (
          <p className="text-ink-soft text-sm">{`${formatPrice(facets.minCents)} bis ${formatPrice(facets.maxCents)}`}</p>
        )}
        <Button type="submit" variant="secondary" className="self-start">
          Preis anwenden
        </Button>
      </fieldset>
    </form>
  );
}

function PriceInput({ name, label, placeholder }: { name: string; label: string; placeholder: string }) {
  return (
    <input
      name={name}
      aria-label={label}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      className="min-h-11 w-full min-w-0 max-w-28 rounded-control border border-line-strong bg-surface px-3 tabular-nums placeholder:text-ink-soft"
    />
  );
}
