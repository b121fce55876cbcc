import { dayInBerlin } from 'shop-backend/legal';
import { adminPaths } from '#app/config/admin-paths.ts';
import { materialRow } from '#app/features/admin-materials/api/material.schema.ts';
import { SurchargeForm } from '#app/features/admin-materials/components/surcharge-form.tsx';
import {
  type SurchargedTemplate,
  type SurchargeSave,
  surchargedTemplate,
} from '#app/features/admin-materials/surcharges/surcharged-template.ts';
import { materialTexts } from '#app/features/admin-materials/texts/material-texts.ts';
import { getDrafts } from '#app/features/admin-templates/api/get-drafts.ts';
import { saveTemplate } from '#app/features/admin-templates/api/save-template.ts';
import { type AdminLanguage, pageLanguage } from '#app/lib/language/admin-language.ts';
import { useAdminLanguage } from '#app/lib/language/use-admin-language.ts';
import { signedInClient } from '#app/lib/supabase/signed-in-client.ts';
import { getRow, loadOrLeave } from '#app/lib/table/load-row.ts';
import { AdminPage } from '#app/ui/admin/frame/admin-page.tsx';
import type { Route } from './+types/material-surcharges.ts';

const loadTemplateTools = () => import('../templates/template-tools.ts');

async function loadTemplates(ids: readonly string[], materialKey: string): Promise<readonly SurchargedTemplate[]> {
  const { hostFieldTypes, parseTemplate } = await loadTemplateTools();
  const fieldTypes = hostFieldTypes(dayInBerlin(new Date())).map(({ type }) => type);
  const drafts = await getDrafts(await signedInClient(), ids);
  return drafts.flatMap(({ template, revision }) => {
    const parsed = parseTemplate(template, { fieldTypes });
    const found = parsed.ok ? surchargedTemplate(parsed.value, revision, materialKey) : null;
    return found === null ? [] : [found];
  });
}

export async function clientLoader({ params: { materialId } }: Route.ClientLoaderArgs) {
  const load = async () => {
    const material = await getRow(await signedInClient(), materialRow, materialId);
    return material && { material, templates: await loadTemplates(material.templateIds, material.key) };
  };
  return loadOrLeave(load, materialTexts, pageLanguage('de'), adminPaths.materials());
}

/** Saves a template like the editor: published if the server finds no error, otherwise as a draft. */
async function save({ template, revision }: SurchargedTemplate, language: AdminLanguage): Promise<SurchargeSave> {
  const { serializeTemplate } = await loadTemplateTools();
  const request = { template: serializeTemplate(template), publish: true, isOverwrite: false };
  const saved = await saveTemplate(await signedInClient(), request, revision, language);
  if (!('revision' in saved)) return saved.reply;
  const { version, unpublished } = saved.reply;
  return { status: 'saved', version, revision: saved.revision, isLive: unpublished === undefined };
}

export default function MaterialSurchargesPage({ loaderData: { material, templates } }: Route.ComponentProps) {
  const language = useAdminLanguage('de');
  const { surcharges: texts } = materialTexts[language];
  return (
    <AdminPage
      title={texts.titleOf(material.title)}
      language={language}
      back={{ label: texts.back, to: adminPaths.material(material.id) }}
      intro={texts.intro}
    >
      <SurchargeForm key={material.id} templates={templates} onSave={(template) => save(template, language)} />
    </AdminPage>
  );
}
