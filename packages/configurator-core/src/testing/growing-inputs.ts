import * as convert from '../convert/index.ts';
import { growingForms, growingTemplates, templateOfEqualNames } from './growing-templates.ts';
import { configuredOf, templateOperations, valueOperations, versionsOf } from './public-operations.ts';

/** How many times the steps of an operation grow with an input of 8 times the size, by input and operation. */
export type Growths = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Work on inputs of a size, by the name of the operation. */
export type Work = Readonly<Record<string, () => unknown>>;

function workOn<T>(input: T, operations: Readonly<Record<string, (input: T) => unknown>>): Work {
  return Object.fromEntries(Object.entries(operations).map(([name, operation]) => [name, () => operation(input)]));
}

/** The work of every public operation, by what grows. */
export const growingWork: Readonly<Record<string, (size: number) => Work>> = {
  ...Object.fromEntries(
    Object.entries(growingTemplates).map(([name, templateOf]) => [
      name,
      (size: number) => ({
        ...workOn(versionsOf(templateOf(size)), templateOperations),
        ...workOn(configuredOf(templateOf(size)), valueOperations),
      }),
    ]),
  ),
  'fields of equal names': (size) => workOn(versionsOf(templateOfEqualNames(size)), templateOperations),
  ...Object.fromEntries(
    Object.entries(growingForms).map(([name, formsOf]) => [
      `converted forms of ${name}`,
      (size: number) => {
        const { survey, form } = formsOf(size);
        return {
          fromSurveyJs: () => convert.fromSurveyJs(survey),
          fromJsonForms: () => convert.fromJsonForms({ schema: form.schema, uischema: form.uischema }),
        };
      },
    ]),
  ),
};

export const growingInputs = Object.keys(growingWork);
