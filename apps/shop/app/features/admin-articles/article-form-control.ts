import type { UseFormReturn } from 'react-hook-form';
import type { ArticleFormValues, ParsedArticleForm } from './article-form.schema.ts';

/** Form control of the article form, for its parts in other files. */
export type ArticleFormControl = UseFormReturn<ArticleFormValues, unknown, ParsedArticleForm>;
