import type { Values } from 'configurator-core';
import { useConfigurator } from 'configurator-react';
import { useEffect } from 'react';

/** Access of a draft to the running configurator. */
export interface DraftTarget {
  readonly change: (fieldName: string, value: unknown) => unknown;
  readonly readValues: () => Values;
  /** Replaces all values. */
  readonly restore: (values: Values) => void;
}

/** Connects a draft with the configurator it is rendered in. Renders nothing. @param connect returns its cleanup */
export function DraftConnection({ connect }: { connect: (target: DraftTarget) => () => void }) {
  const { actor, change, readValues } = useConfigurator();
  useEffect(() => {
    const restore = (values: Values) => actor.send({ type: 'restore', values });
    return connect({ change, readValues, restore });
  }, [connect, actor, change, readValues]);
  return null;
}
