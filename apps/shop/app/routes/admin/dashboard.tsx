import { AdminPage } from '../../ui/admin/admin-page.tsx';

export default function DashboardPage() {
  return <AdminPage title="Dashboard">{null}</AdminPage>;
}
