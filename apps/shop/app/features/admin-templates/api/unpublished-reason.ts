import { templateFaultsSchema } from 'shop-backend/contracts';
import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import type { FunctionFailure } from '#app/lib/supabase/call-function.ts';
import { templateTexts } from '../texts/template-texts.ts';

/** Says why the server did not publish a template that was saved. */
export function unpublishedReason({ code, params }: FunctionFailure, language: AdminLanguage): string {
  const { unpublished: texts } = templateTexts[language];
  switch (code) {
    case 'template_broken': {
      const { data } = templateFaultsSchema.safeParse(params);
      const [first] = data?.faults ?? [];
      const place = [first?.path, first?.code].filter((part) => part !== undefined && part !== '');
      return texts.broken(place.join(': '));
    }
    case 'revision_conflict':
      return texts.savedSince;
    case 'template_not_found':
      return texts.deleted;
    case 'not_signed_in':
    case 'not_allowed':
      return texts.notAllowed;
    case 'too_many_requests':
      return texts.tooMany;
    case 'network':
      return texts.noReply;
    default:
      return texts.failed;
  }
}
