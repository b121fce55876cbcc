import { type ESTree, parseSync } from 'vite';

/** A TypeScript file with its docstrings. */
export interface ParsedSource {
  /** Constants of the module, by name. */
  readonly constants: ReadonlyMap<string, { readonly init: ESTree.Node; readonly docs?: string | undefined }>;
  /** Returns the docstring in front of a position, in one line. */
  docsAt(start: number): string | undefined;
}

/** Parses a file for its constants and their docstrings. */
export function parseSource(file: string, text: string): ParsedSource {
  const { program, comments } = parseSync(file, text);
  const docs = new Map(
    comments
      .filter(({ type, value }) => type === 'Block' && value.startsWith('*'))
      .map(({ end, value }) => [end + (/\S/.exec(text.slice(end))?.index ?? 0), oneLine(value)]),
  );
  const docsAt = (start: number) => docs.get(start);
  const constants = new Map<string, { init: ESTree.Node; docs?: string | undefined }>();
  for (const statement of program.body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declaration.declarations) {
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, { init, docs: docsAt(statement.start) });
    }
  }
  return { constants, docsAt };
}

function oneLine(comment: string): string {
  return comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+\s?/, '').trim())
    .join(' ')
    .trim();
}
