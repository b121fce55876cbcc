/** An account as admins see it. */
export interface AdminUser {
  id: string;
  name: string;
  email: string;
  /** Without an entry a user is a customer. */
  roles: readonly string[];
  isAdmin: boolean;
  isDeactivated: boolean;
  createdAt: string;
  orderCount: number;
}

/** What an admin can do with a user's roles. */
export type UserChange = 'promote' | 'demote' | 'deactivate' | 'reactivate';

/** Result of confirming the admin's own password. */
export type PasswordOutcome = 'done' | 'wrong-password' | 'failed';
