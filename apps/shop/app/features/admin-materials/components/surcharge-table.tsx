import { Link } from 'react-router';
import { adminPaths } from '#app/config/admin-paths.ts';
import { TableCard } from '#app/ui/content/table-card.tsx';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import type { SurchargedTemplate, SurchargeSave } from '../surcharges/surcharged-template.ts';
import { type MaterialTexts, useMaterialTexts } from '../texts/material-texts.ts';

interface SurchargeTableProps {
  templates: readonly SurchargedTemplate[];
  /** The amounts after the change in EUR cents by option id, by template id; only of templates that change. */
  next: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Outcome of the last save, by template id. */
  results: ReadonlyMap<string, SurchargeSave>;
}

/** Table of all options made of a material, with their current and new surcharges. */
export function SurchargeTable({ templates, next, results }: SurchargeTableProps) {
  const { surcharges: texts } = useMaterialTexts();
  const { price } = usePageFormats();
  const { columns } = texts;
  return (
    <TableCard
      label={texts.title}
      headings={[columns.template, columns.option, columns.now, columns.next, columns.result]}
    >
      {templates.flatMap(({ template, surcharges }) =>
        surcharges.map(({ optionId, fieldLabel, optionLabel, cents }, index) => {
          const after = next.get(template.id)?.get(optionId) ?? cents;
          const result = index === 0 ? results.get(template.id) : undefined;
          return (
            <tr key={`${template.id}:${optionId}`} className="border-line border-t align-top">
              <th scope="row" lang="de" className="px-3 py-2 text-start font-medium">
                <Link
                  to={adminPaths.formTemplate(template.id)}
                  className="inline-flex min-h-6 items-center text-forest underline underline-offset-4"
                >
                  {template.name}
                </Link>
              </th>
              <td lang="de" className="px-3 py-2">{`${fieldLabel}: ${optionLabel}`}</td>
              <td className="px-3 py-2 tabular-nums">{price(cents)}</td>
              <td className={`px-3 py-2 tabular-nums ${after === cents ? 'text-ink-soft' : 'font-semibold'}`}>
                {after === cents ? texts.unchanged : price(after)}
              </td>
              <td className="px-3 py-2">{result && resultText(result, texts)}</td>
            </tr>
          );
        }),
      )}
    </TableCard>
  );
}

function resultText(result: SurchargeSave, texts: MaterialTexts['surcharges']): string {
  if (result.status === 'saved') return result.isLive ? texts.live(result.version) : texts.draft;
  return result.status === 'conflict' ? texts.conflict : texts.failed(result.message);
}
