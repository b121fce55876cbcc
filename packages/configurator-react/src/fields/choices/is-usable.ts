import type { OptionControl } from '../../session/field-control.ts';

/** Returns whether the input of an option is enabled. A checked checkbox can be unchecked even if it is unavailable. */
export function isUsable({ isAvailable, isChosen }: OptionControl, type: 'radio' | 'checkbox'): boolean {
  return isAvailable || (type === 'checkbox' && isChosen);
}
