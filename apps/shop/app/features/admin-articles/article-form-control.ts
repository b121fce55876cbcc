import type { UseFormReturn } from 'react-hook-form';
import type { ArticleFormValues } from './admin-article.ts';
import type { ParsedArticleForm } from './article-form.schema.ts';

/** Form control of the article form, for its parts in other files. */
export type ArticleFormControl = UseFormReturn<ArticleFormValues, unknown, ParsedArticleForm>;
