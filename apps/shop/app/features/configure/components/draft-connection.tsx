import type { Values } from 'configurator-core';
import { useConfigurator } from 'configurator-react';
import { useEffect } from 'react';

/** Access of a draft to the running configurator. */
export interface DraftTarget {
  readonly change: (fieldName: string, value: unknown) => unknown;
  readonly readValues: () => Values;
}

/** Connects a draft with the configurator it is rendered in. Renders nothing. @param connect returns its cleanup */
export function DraftConnection({ connect }: { connect: (target: DraftTarget) => () => void }) {
  const { change, readValues } = useConfigurator();
  useEffect(() => connect({ change, readValues }), [connect, change, readValues]);
  return null;
}
