import type { FieldType } from '../contract/template/template.schema.ts';
import type { ForeignNames } from '../field-types/kinds/value-kind.ts';
import { fieldTypeFacts } from '../field-types/registry.ts';

/** Returns the type of the fields that an input of another format is converted to; undefined for an unknown input. */
export function recognisedType(format: keyof ForeignNames, name: string): FieldType | undefined {
  return typesByName[format].get(name);
}

function typesOf(format: keyof ForeignNames): ReadonlyMap<string, FieldType> {
  const types = new Map<string, FieldType>();
  for (const type of Object.keys(fieldTypeFacts) as FieldType[]) {
    for (const name of fieldTypeFacts[type].foreignNames[format] ?? []) types.set(name, type);
  }
  return types;
}

const typesByName: Readonly<Record<keyof ForeignNames, ReadonlyMap<string, FieldType>>> = {
  surveyQuestions: typesOf('surveyQuestions'),
  surveyInputs: typesOf('surveyInputs'),
  schemaFormats: typesOf('schemaFormats'),
};
