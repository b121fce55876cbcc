import { adminPaths } from '../../config/admin-paths.ts';
import { NotFound } from '../../ui/not-found.tsx';

export default function AdminNotFoundPage() {
  return <NotFound backTo={adminPaths.dashboard()} backLabel="Zum Dashboard" />;
}
