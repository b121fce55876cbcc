import { Button } from '#app/ui/buttons/button.tsx';
import type { RememberedArticle } from '../remembered-article.ts';

interface UnavailableArticlesProps {
  articles: readonly RememberedArticle[];
  onRemove: (articleId: string) => void;
}

/** Articles of the wishlist that the shop does not currently offer. */
export function UnavailableArticles({ articles, onRemove }: UnavailableArticlesProps) {
  if (articles.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-xl">Zurzeit nicht im Angebot</h2>
      <ul className="flex flex-col">
        {articles.map(({ id, title }) => (
          <li key={id} className="flex items-center justify-between gap-4 border-line border-t py-2">
            <span>{title}</span>
            <Button variant="quiet" onClick={() => onRemove(id)} aria-label={`Von der Merkliste entfernen: ${title}`}>
              Entfernen
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
