import type { UseFormReturn } from 'react-hook-form';
import type { ArticleFormValues, ParsedArticleForm } from './article-form.schema.ts';

/** The article form, for the parts of it that stand in files of their own. */
export type ArticleFormControl = UseFormReturn<ArticleFormValues, unknown, ParsedArticleForm>;
