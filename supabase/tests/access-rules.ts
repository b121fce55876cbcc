/** Which rows a caller reaches: all, those that are public, those of their own, none. */
export type Reach = 'all' | 'public' | 'own' | 'none';

/** What the four kinds of callers reach with one command; the service role is said once for all, see below. */
export interface CommandRule {
  visitor: Reach;
  customer: Reach;
  admin: Reach;
}

/** The rules of a table. `own` and `public` are SQL conditions on its rows; `$user` stands for the caller's id. */
export interface TableRule {
  own?: string;
  public?: string;
  select: CommandRule;
  insert: CommandRule;
  update: CommandRule;
  delete: CommandRule;
  /** Rows that are history: not even the service role changes or deletes them. */
  isFrozen?: readonly ('update' | 'delete')[];
}

const nobody: CommandRule = { visitor: 'none', customer: 'none', admin: 'none' };
const admins: CommandRule = { visitor: 'none', customer: 'none', admin: 'all' };
const everyone: CommandRule = { visitor: 'all', customer: 'all', admin: 'all' };
const whatIsPublic: CommandRule = { visitor: 'public', customer: 'public', admin: 'all' };
const ownOrAdmin: CommandRule = { visitor: 'none', customer: 'own', admin: 'all' };
const readOnly = { insert: nobody, update: nobody, delete: nobody };
const adminOnly: TableRule = { select: admins, insert: admins, update: admins, delete: admins };
const catalogue = { insert: admins, update: admins, delete: admins };
const ofOwnOrder = 'order_id in (select id from public.orders where user_id = $user)';

/** Every table of the public schema. A table that is missing here fails the matrix. */
export const accessRules: Readonly<Record<string, TableRule>> = {
  profiles: {
    own: 'id = $user',
    select: ownOrAdmin,
    insert: nobody,
    update: { visitor: 'none', customer: 'own', admin: 'own' },
    delete: nobody,
  },
  user_roles: { own: 'user_id = $user', select: ownOrAdmin, ...readOnly },
  categories: { select: everyone, ...catalogue },
  articles: { public: 'not is_paused', select: whatIsPublic, ...catalogue },
  article_images: {
    public: 'article_id in (select id from public.articles where not is_paused)',
    select: whatIsPublic,
    ...catalogue,
  },
  article_categories: {
    public: 'article_id in (select id from public.articles where not is_paused)',
    select: whatIsPublic,
    ...catalogue,
  },
  file_removals: adminOnly,
  form_templates: adminOnly,
  form_sections: adminOnly,
  field_groups: adminOnly,
  form_fields: adminOnly,
  field_options: adminOnly,
  template_versions: { select: everyone, insert: admins, update: nobody, delete: nobody, isFrozen: ['update'] },
  orders: {
    own: 'user_id = $user',
    select: ownOrAdmin,
    insert: nobody,
    update: admins,
    delete: nobody,
    isFrozen: ['delete'],
  },
  order_items: { own: ofOwnOrder, select: ownOrAdmin, ...readOnly, isFrozen: ['update', 'delete'] },
  order_timeline: { select: admins, ...readOnly, isFrozen: ['update', 'delete'] },
  order_notes: { select: admins, insert: admins, update: nobody, delete: nobody, isFrozen: ['update', 'delete'] },
  order_checks: { select: nobody, ...readOnly },
  order_access_tokens: { select: nobody, ...readOnly },
  payments: { own: ofOwnOrder, select: ownOrAdmin, ...readOnly, isFrozen: ['delete'] },
  refunds: { select: admins, ...readOnly, isFrozen: ['delete'] },
  invoice_counters: { select: nobody, ...readOnly },
  webhook_events: { select: admins, ...readOnly },
  email_outbox: { select: admins, ...readOnly },
  contact_requests: { select: admins, insert: nobody, update: nobody, delete: admins },
  withdrawals: { select: admins, ...readOnly, isFrozen: ['update', 'delete'] },
  rate_limits: { select: nobody, ...readOnly },
  audit_log: { select: admins, ...readOnly, isFrozen: ['update', 'delete'] },
};
