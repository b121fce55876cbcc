import type { OperationTexts } from './texts/operation-texts.ts';

/** What a mail is about, by the name of its template; a template that is not known here keeps its name. */
export function mailName(template: string, { mails }: OperationTexts): string {
  return mails.names[template] ?? template.replaceAll('_', ' ');
}
