/** An account as shown to admins. */
export interface AdminUser {
  id: string;
  name: string;
  email: string;
  /** A user without roles is a customer. */
  roles: readonly string[];
  isAdmin: boolean;
  isDeactivated: boolean;
  createdAt: string;
  orderCount: number;
}

/** A change that an admin can make to a user's roles. */
export type UserChange = 'promote' | 'demote' | 'deactivate' | 'reactivate';

/** Result of confirming the admin's own password. */
export type PasswordOutcome = 'done' | 'wrong-password' | 'failed';
