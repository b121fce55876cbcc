import type { ConditionFault } from './conversion-reason.ts';

/** Stops the conversion of a condition that a template cannot express. */
export class ConditionError extends Error {
  readonly fault: ConditionFault;

  constructor(fault: ConditionFault) {
    super(fault.code);
    this.fault = fault;
  }
}
