import type { Option } from 'configurator-core';
import type { FieldControl } from 'configurator-react';
import { useMemo } from 'react';
import { LoadedFabricSheet } from '../catalogue/fabric-sheet.tsx';

/** An option whose sheet the shopper opened. */
export interface OpenedOption {
  readonly option: Option;
  readonly control: FieldControl;
}

/** The sheets of the fabrics of a field, from the opened one on. */
export function FieldFabricSheet({ opened }: { opened: OpenedOption }) {
  const sheet = useMemo(() => {
    const { option, control } = opened;
    const fabrics = control.options.flatMap(({ option: { material, label, image, value } }) =>
      material === null ? [] : [{ material, name: label, pictureUrl: image?.url ?? null, value }],
    );
    const choose = (material: string) => {
      control.change(fabrics.find((fabric) => fabric.material === material)?.value);
    };
    // A checkbox field may have several fabrics.
    const isSingle = control.field.type !== 'checkbox';
    return { fabrics, first: option.material ?? '', onChoose: isSingle ? choose : undefined };
  }, [opened]);
  return <LoadedFabricSheet opened={sheet} />;
}
