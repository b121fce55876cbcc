import type { PasswordOutcome, UserChange } from '../admin-user.ts';

/** Texts by change of a user. Source: administration.md, section 8 */
const changes: Readonly<
  Record<UserChange, { done: string; failed: string; confirmTitle: string; confirmText: string }>
> = {
  promote: {
    done: 'User promoted',
    failed: 'Error promoting user',
    confirmTitle: 'Make this user an admin?',
    confirmText: 'Admins see and change everything: articles, orders, customers and roles.',
  },
  demote: {
    done: 'User demoted',
    failed: 'Error demoting user',
    confirmTitle: 'Remove the admin role?',
    confirmText: 'The user becomes a customer at once, in every open window.',
  },
  deactivate: {
    done: 'User deactivated',
    failed: 'Error deactivating user',
    confirmTitle: 'Deactivate this user?',
    confirmText: 'All roles are removed. The user can still sign in and read their orders, but place no new ones.',
  },
  reactivate: {
    done: 'User reactivated',
    failed: 'Error reactivating user',
    confirmTitle: 'Reactivate this user?',
    confirmText: 'The user can place orders again.',
  },
};

/** Labels of stored roles. Other roles are shown as stored. */
const roles: Readonly<Record<string, string>> = { admin: 'admin', customer: 'customer' };

const problems: Readonly<Record<Exclude<PasswordOutcome, 'done'>, string>> = {
  'wrong-password': 'The password is wrong.',
  failed: 'The password could not be checked. Please try again.',
};

/** The texts of the user pages in English. */
export const englishUserTexts = {
  title: 'Users',
  searchLabel: 'Search users',
  loadFailed: 'Error loading users',
  changes,
  alreadyAdmin: 'User already admin',
  lastAdmin: 'The last admin can be neither demoted nor deactivated.',
  recentlyChanged:
    'Your password, e-mail address or second factor changed a short time ago. Roles are blocked for six hours after that.',
  adminsOnly: 'Only admins may change roles.',
  confirm: 'Confirm',
  cancel: 'Cancel',
  columns: {
    name: 'Name',
    email: 'E-mail',
    userId: 'User ID',
    roles: 'Roles',
    orders: 'Orders',
    since: 'Since',
    actions: 'Actions',
  },
  filter: { role: 'Role', admin: 'Admin', customer: 'Customer', deactivated: 'Deactivated' },
  roles,
  deactivated: 'deactivated',
  actionsFor: (user: string) => `Actions for ${user}`,
  promote: 'Promote to admin',
  demote: 'Demote',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  password: {
    title: 'Confirm with your password',
    why: 'You signed in a while ago. Enter your password again to change roles.',
    label: 'Your password',
    problems,
  },
};

/** The texts of the user pages. */
export type UserTexts = typeof englishUserTexts;
