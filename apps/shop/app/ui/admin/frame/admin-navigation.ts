import {
  ClipboardList,
  FolderTree,
  Gauge,
  Inbox,
  KanbanSquare,
  Layers,
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
import { adminPaths } from '#app/config/admin-paths.ts';
import type { AdminTexts } from '../texts/admin-texts.ts';

export interface AdminNavigationItem {
  /** Key of its name in the text catalogue. */
  page: keyof AdminTexts['pages'];
  to: string;
  icon: LucideIcon;
}

/** The sidebar by group. Source: ADM-NAV-02; the second group is for the operation of the shop. */
export const adminNavigation: readonly {
  group: keyof AdminTexts['groups'];
  items: readonly AdminNavigationItem[];
}[] = [
  {
    group: 'shop',
    items: [
      { page: 'dashboard', to: adminPaths.dashboard(), icon: Gauge },
      { page: 'categories', to: adminPaths.categories(), icon: FolderTree },
      { page: 'articles', to: adminPaths.articles(), icon: Package },
      { page: 'formTemplates', to: adminPaths.formTemplates(), icon: PencilRuler },
      { page: 'orders', to: adminPaths.orders(), icon: ClipboardList },
      { page: 'users', to: adminPaths.users(), icon: Users },
    ],
  },
  {
    group: 'operations',
    items: [
      { page: 'production', to: adminPaths.production(), icon: KanbanSquare },
      { page: 'materials', to: adminPaths.materials(), icon: Layers },
      { page: 'requests', to: adminPaths.requests(), icon: Inbox },
      { page: 'withdrawals', to: adminPaths.withdrawals(), icon: Undo2 },
      { page: 'mails', to: adminPaths.mails(), icon: Mail },
      { page: 'reconciliation', to: adminPaths.reconciliation(), icon: Scale },
      { page: 'auditLog', to: adminPaths.auditLog(), icon: ScrollText },
      { page: 'trash', to: adminPaths.trash(), icon: Trash2 },
    ],
  },
];
