// Prints the growth of every public operation as JSON: see `growth.test.ts`.
import { createStepCounter } from './count-steps.ts';
import { type Growths, growingWork, type Work } from './growing-inputs.ts';

const size = 60;
const factor = 8;

const counter = createStepCounter();

function stepsOf(work: Work): ReadonlyMap<string, number> {
  return new Map(Object.entries(work).map(([name, run]) => [name, counter.count(run)]));
}

const growths: Growths = Object.fromEntries(
  Object.entries(growingWork).map(([input, workOf]) => {
    const small = stepsOf(workOf(size));
    const large = stepsOf(workOf(size * factor));
    return [input, Object.fromEntries([...large].map(([name, steps]) => [name, steps / (small.get(name) ?? 0)]))];
  }),
);
counter.close();
console.log(JSON.stringify(growths));
