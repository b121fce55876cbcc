/** Path in a template: keys and list indexes. */
export type TemplatePath = readonly (string | number)[];

/** Returns whether a path equals another one or is below it. */
export function isWithinPath(path: TemplatePath, outer: TemplatePath): boolean {
  return path.length >= outer.length && outer.every((step, index) => step === path[index]);
}

/** Returns whether two paths are equal. */
export function isSamePath(left: TemplatePath, right: TemplatePath): boolean {
  return left.length === right.length && isWithinPath(left, right);
}

/** Formats a path for display and as a key: `sections[2].groups[0].fields[1].name`. It is never parsed back. */
export function formatTemplatePath(path: TemplatePath): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
  return steps.join('').replace(/^\./, '');
}
