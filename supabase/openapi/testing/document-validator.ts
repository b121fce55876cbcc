import { Ajv2020 } from 'ajv/dist/2020.js';
import type { openApiDocument } from '../openapi-document.ts';

type Document = ReturnType<typeof openApiDocument>;

/** Checks bodies against the OpenAPI document. */
export interface DocumentValidator {
  /** Compiles every component; throws for an unknown keyword or reference. */
  compileAll(): void;
  /** Returns what is wrong with the body of a request. */
  request(name: string, body: unknown): readonly string[];
  /** Returns what is wrong with the JSON body of a reply. A property that the document does not name is wrong. */
  reply(name: string, status: number, body: unknown): readonly string[];
}

/** Creates a validator. Formats are not checked: the document has a pattern beside them, or nothing to check. */
export function documentValidator(document: Document): DocumentValidator {
  const formats = { uuid: true, date: true, uri: true } as const;
  const ajv = new Ajv2020({ formats, strictTypes: false, strictRequired: false, allErrors: true });
  ajv.addVocabulary(Object.keys(document));
  ajv.addSchema(closed(document), 'openapi');
  const check = (pointer: string, body: unknown) => {
    const validate = ajv.compile({ $ref: `openapi#/${pointer}` });
    return validate(body) ? [] : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message}`);
  };
  const post = (name: string) => `paths/~1${name}/post`;
  const json = 'content/application~1json/schema';
  return {
    compileAll() {
      for (const name of Object.keys(document.components.schemas)) {
        ajv.compile({ $ref: `openapi#/components/schemas/${name}` });
      }
    },
    request: (name, body) => check(`${post(name)}/requestBody/${json}`, body),
    reply: (name, status, body) => check(`${post(name)}/responses/${status}/${json}`, body),
  };
}

/** Returns the document with components that allow no further properties. */
function closed(document: Document) {
  const schemas = JSON.parse(JSON.stringify(document.components.schemas), (_, value) =>
    value?.type === 'object' && value.properties !== undefined ? { additionalProperties: false, ...value } : value,
  );
  return { ...document, components: { ...document.components, schemas } };
}
