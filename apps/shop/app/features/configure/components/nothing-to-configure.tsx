import { paths } from '#app/config/paths.ts';
import { LinkButton } from '#app/ui/buttons/link-button.tsx';
import { Page } from '#app/ui/page/page.tsx';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import { LoadFailure } from '#app/ui/states/load-failure.tsx';
import { NotFound } from '#app/ui/states/not-found.tsx';

/** Why a page shows no configurator. */
export type NothingToConfigureProps =
  | { readonly kind: 'unknown-article' | 'empty' | 'failed' }
  | { readonly kind: 'unavailable'; readonly article: { readonly title: string } };

/** Replaces the configurator of a page that has none. */
export function NothingToConfigure(props: NothingToConfigureProps) {
  const toCollections = <LinkButton to={paths.categories()}>Zu den Kollektionen</LinkButton>;
  switch (props.kind) {
    case 'unknown-article':
      return (
        <Page>
          <NotFound
            title="Artikel nicht gefunden"
            description="Der gesuchte Artikel existiert nicht oder wurde entfernt."
            backTo={paths.categories()}
            backLabel="Zu den Kollektionen"
          />
        </Page>
      );
    case 'empty':
      return (
        <Page>
          <EmptyState title="Hier gibt es zurzeit nichts zu konfigurieren." actions={toCollections}>
            In dieser Art ist gerade kein Artikel im Angebot.
          </EmptyState>
        </Page>
      );
    case 'unavailable':
      return (
        <Page>
          <EmptyState title={`${props.article.title} ist zurzeit nicht verfügbar.`} actions={toCollections}>
            Der Konfigurator dieses Artikels wird gerade überarbeitet.
          </EmptyState>
        </Page>
      );
    case 'failed':
      return (
        <Page>
          <LoadFailure title="Der Konfigurator konnte nicht geladen werden." />
        </Page>
      );
  }
}
