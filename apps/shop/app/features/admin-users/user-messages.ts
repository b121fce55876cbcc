import type { UserChange } from './admin-user.ts';

/** Toasts of what is done with users. Source: administration.md, section 8 */
export const userMessages: Readonly<Record<UserChange, { done: string; failed: string; ask: string; does: string }>> = {
  promote: {
    done: 'User promoted',
    failed: 'Error promoting user',
    ask: 'Make this user an admin?',
    does: 'Admins see and change everything: articles, orders, customers and roles.',
  },
  demote: {
    done: 'User demoted',
    failed: 'Error demoting user',
    ask: 'Take the admin role away?',
    does: 'The user goes on as a customer, at once and in every open window.',
  },
  deactivate: {
    done: 'User deactivated',
    failed: 'Error deactivating user',
    ask: 'Deactivate this user?',
    does: 'All roles are removed. The user can still sign in and read their orders, but place no new ones.',
  },
  reactivate: {
    done: 'User reactivated',
    failed: 'Error reactivating user',
    ask: 'Reactivate this user?',
    does: 'The user can place orders again.',
  },
};
