/** The way down to something in a template: keys, and places in lists. */
export type TemplatePath = readonly (string | number)[];

/** Whether a path is another one or leads further down from it. */
export function isWithinPath(path: TemplatePath, outer: TemplatePath): boolean {
  return path.length >= outer.length && outer.every((step, index) => step === path[index]);
}

/** Whether two paths are equal. */
export function isSamePath(left: TemplatePath, right: TemplatePath): boolean {
  return left.length === right.length && isWithinPath(left, right);
}

/** Formats a path for display and as a key: `sections[2].groups[0].fields[1].name`. Nothing parses it back. */
export function formatTemplatePath(path: TemplatePath): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`));
  return steps.join('').replace(/^\./, '');
}
