import { exceededLimit } from '../../contract/primitives/limits.ts';
import { isRecord } from '../../json.ts';
import { err, type Result } from '../../result.ts';
import {
  type ConversionNote,
  type ConversionOptions,
  type Converted,
  conversionNote,
  englishNames,
  Notes,
} from '../conversion.ts';
import { Draft, refusalNote } from '../draft.ts';
import { Source } from '../source.ts';
import { addLayout } from './layout.ts';
import { SchemaReader } from './schema-reader.ts';

/** The input of JSON Forms. */
export interface JsonFormsSource {
  /** A JSON Schema (draft 7) of an object */
  readonly schema: unknown;
  /** If missing, every property becomes a field, in order, as in JSON Forms */
  readonly uischema?: unknown;
}

/**
 * Converts a JSON Schema and UI schema of JSON Forms.
 * @returns a template that `loadConfigurator` accepts, with a note for everything that was not converted exactly (paths
 * begin with `schema` or `uischema`); otherwise the reasons as the error. Never throws
 */
export function fromJsonForms(
  source: JsonFormsSource,
  { names = englishNames }: ConversionOptions = {},
): Result<Converted, readonly ConversionNote[]> {
  const notes = new Notes();
  try {
    const { schema, uischema } = source;
    if (!isRecord(schema) || (uischema !== undefined && !isRecord(uischema))) return unreadable();
    const exceeded = exceededLimit(schema) ?? exceededLimit(uischema);
    if (exceeded !== null) return err([refusalNote(exceeded)]);
    const draft = new Draft(notes, names);
    const reader = new SchemaReader(schema, notes);
    const root = isRecord(uischema) ? uischema : reader.defaultLayout();
    addLayout(draft, reader, new Source([root], ['uischema'], notes));
    const { title, description } = schema;
    const head = {
      id: 'form',
      name: typeof title === 'string' && title !== '' ? title : names.form,
      description: typeof description === 'string' ? description : null,
    };
    return draft.finish(head, true, () => {
      reader.reportUnread();
      if (isRecord(uischema)) notes.reportUnread(uischema, ['uischema']);
    });
  } catch {
    return unreadable();
  }
}

function unreadable(): Result<never, readonly ConversionNote[]> {
  return err([conversionNote('unreadable', [], { code: 'not_a_form' })]);
}
