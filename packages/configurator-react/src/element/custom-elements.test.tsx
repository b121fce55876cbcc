import { describe, expect, expectTypeOf, it } from 'vitest';
import manifest from '../../custom-elements.json' with { type: 'json' };
import { ProductConfigurator, type ProductConfiguratorEventMap } from './index.ts';

const element = manifest.modules[0]?.declarations[0];

describe('custom-elements.json', () => {
  it('The manifest names the observed attributes, and those of a form field', () => {
    const names = element?.attributes.map(({ name }) => name);
    expect(names).toEqual([...ProductConfigurator.observedAttributes, 'name', 'disabled']);
  });

  it('The manifest names every event', () => {
    const events: Readonly<Record<keyof ProductConfiguratorEventMap, true>> = {
      'configurator-change': true,
      'configurator-submit': true,
      'configurator-incomplete': true,
      'configurator-error': true,
    };
    expect(element?.events.map(({ name }) => name)).toEqual(Object.keys(events));
  });

  it('The members of the manifest exist', () => {
    const names = element?.members.map(({ name }) => name) ?? [];
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !(name in ProductConfigurator.prototype))).toEqual([]);
  });
});

describe('the element in JSX', () => {
  it('A misspelled property is a type error, and events have the type of their detail', () => {
    const tag = (
      <product-configurator
        src="/blind.json"
        basePriceCents={9900}
        onconfigurator-submit={({ detail }) => expectTypeOf(detail.price.totalCents).toBeNumber()}
      />
    );
    // @ts-expect-error There is no such property.
    const misspelled = <product-configurator basePriceCent={9900} />;
    expect([tag, misspelled].map(({ type }) => type)).toEqual(['product-configurator', 'product-configurator']);
  });
});
