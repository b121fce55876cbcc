import {
  ClipboardList,
  FolderTree,
  Gauge,
  Inbox,
  KanbanSquare,
  type LucideIcon,
  Mail,
  Package,
  PencilRuler,
  Scale,
  ScrollText,
  Trash2,
  Undo2,
  Users,
} from 'lucide-react';
import { adminPaths } from '../../config/admin-paths.ts';

export interface AdminNavigationItem {
  label: string;
  to: string;
  icon: LucideIcon;
}

/** The sidebar, in its groups. Source: ADM-NAV-02; the second group is what runs the shop beside it. */
export const adminNavigation: readonly { title: string; items: readonly AdminNavigationItem[] }[] = [
  {
    title: 'Shop',
    items: [
      { label: 'Dashboard', to: adminPaths.dashboard(), icon: Gauge },
      { label: 'Kategorien', to: adminPaths.categories(), icon: FolderTree },
      { label: 'Artikel', to: adminPaths.articles(), icon: Package },
      { label: 'Formularvorlagen', to: adminPaths.formTemplates(), icon: PencilRuler },
      { label: 'Bestellungen', to: adminPaths.orders(), icon: ClipboardList },
      { label: 'Benutzer', to: adminPaths.users(), icon: Users },
    ],
  },
  {
    title: 'Betrieb',
    items: [
      { label: 'Produktion', to: adminPaths.production(), icon: KanbanSquare },
      { label: 'Anfragen', to: adminPaths.requests(), icon: Inbox },
      { label: 'Widerrufe', to: adminPaths.withdrawals(), icon: Undo2 },
      { label: 'E-Mails', to: adminPaths.mails(), icon: Mail },
      { label: 'Zahlungsabgleich', to: adminPaths.reconciliation(), icon: Scale },
      { label: 'Protokoll', to: adminPaths.auditLog(), icon: ScrollText },
      { label: 'Papierkorb', to: adminPaths.trash(), icon: Trash2 },
    ],
  },
];
