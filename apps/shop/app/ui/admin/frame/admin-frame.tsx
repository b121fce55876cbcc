import { Menu as MenuIcon, Search } from 'lucide-react';
import { use, useEffect, useState } from 'react';
import { IconButton } from '../../buttons/icon-button.tsx';
import { Modal } from '../../overlays/modal.tsx';
import type { Elements } from '../../page/elements.ts';
import { PageLanguage } from '../../page/page-language.ts';
import { SkipLink } from '../../shell/skip-link.tsx';
import { NavigationProgress } from '../../states/navigation-progress.tsx';
import { useAdminTexts } from '../texts/admin-texts.ts';
import { AdminSidebar } from './admin-sidebar.tsx';

interface AdminFrameProps {
  email: string | null;
  onSignOut: () => void;
  onOpenPalette: () => void;
  /** For pages that need the whole window: the sidebar is a rail of icons, whose first button opens a drawer. */
  isWorkbench?: boolean;
  children: Elements;
}

/** Sidebar and content of all admin pages. On narrow screens a button opens the sidebar. */
export function AdminFrame({ email, onSignOut, onOpenPalette, isWorkbench = false, children }: AdminFrameProps) {
  const texts = useAdminTexts();
  const language = use(PageLanguage);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  // On the root, because dialogs and menus are outside of the page. Only the administration follows the dark scheme.
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.cfgScheme = 'system';
    return () => {
      delete root.dataset.cfgScheme;
    };
  }, []);
  // Dialogs, menus and toasts are rendered outside of the page.
  useEffect(() => {
    const root = document.documentElement;
    const before = root.lang;
    root.lang = language;
    root.dataset.language = language;
    return () => {
      root.lang = before;
      delete root.dataset.language;
    };
  }, [language]);
  return (
    <div className="flex min-h-dvh flex-1 flex-col lg:flex-row print:block">
      <SkipLink>{texts.skipToContent}</SkipLink>
      <header className="sticky top-0 z-20 flex items-center gap-2 border-line border-b bg-surface px-2 py-1 lg:hidden print:hidden">
        <IconButton label={texts.openMenu} onClick={() => setIsMenuOpen(true)}>
          <MenuIcon aria-hidden className="size-5" />
        </IconButton>
        <span className="flex-1 font-heading text-lg">{texts.administration}</span>
        <IconButton label={texts.searchCommands} onClick={onOpenPalette}>
          <Search aria-hidden className="size-5" />
        </IconButton>
      </header>
      <Modal
        isOpen={isMenuOpen}
        onClose={() => setIsMenuOpen(false)}
        label={texts.menu}
        className="mr-auto ml-0 h-dvh max-h-none w-72 max-w-[85vw] bg-surface"
      >
        <AdminSidebar email={email} onSignOut={onSignOut} onFollow={() => setIsMenuOpen(false)} />
      </Modal>
      <aside
        className={`sticky top-0 hidden h-dvh shrink-0 flex-col border-line border-r bg-surface lg:flex print:hidden ${isWorkbench ? 'w-14' : 'w-60'}`}
      >
        {isWorkbench && (
          <IconButton label={texts.openMenu} onClick={() => setIsMenuOpen(true)} className="mx-auto mt-1">
            <MenuIcon aria-hidden className="size-5" />
          </IconButton>
        )}
        <div className="min-h-0 flex-1">
          <AdminSidebar email={email} onSignOut={onSignOut} isRail={isWorkbench} />
        </div>
      </aside>
      <main id="main" tabIndex={-1} className="relative min-w-0 flex-1 outline-none">
        <NavigationProgress />
        {children}
      </main>
    </div>
  );
}
