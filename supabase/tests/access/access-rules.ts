/** Rows that a caller can access: all, public ones, their own, none. */
export type Reach = 'all' | 'public' | 'own' | 'none';

/**
 * Rows that each kind of caller can access with one command. The service role can access all, except `isFrozen`; the
 * token of a signed-out user accesses what visitors can.
 */
export interface CommandRule {
  visitor: Reach;
  customer: Reach;
  admin: Reach;
}

/** The rules of a table. `own` and `public` are SQL conditions on its rows; `$user` is the caller's id. */
export interface TableRule {
  own?: string;
  public?: string;
  select: CommandRule;
  insert: CommandRule;
  update: CommandRule;
  delete: CommandRule;
  /** Commands that not even the service role may run, because the rows are history. */
  isFrozen?: readonly ('update' | 'delete')[];
}

const own: CommandRule = { visitor: 'none', customer: 'own', admin: 'own' };
const ofOneself: TableRule = { own: 'user_id = $user', select: own, insert: own, update: own, delete: own };
const nobody: CommandRule = { visitor: 'none', customer: 'none', admin: 'none' };
const admins: CommandRule = { visitor: 'none', customer: 'none', admin: 'all' };
const everyone: CommandRule = { visitor: 'all', customer: 'all', admin: 'all' };
const publicRows: CommandRule = { visitor: 'public', customer: 'public', admin: 'all' };
const ownOrAdmin: CommandRule = { visitor: 'none', customer: 'own', admin: 'all' };
const readOnly = { insert: nobody, update: nobody, delete: nobody };
const adminOnly: TableRule = { select: admins, insert: admins, update: admins, delete: admins };
const catalogue = { insert: admins, update: admins, delete: admins };
const ofOwnOrder = 'order_id in (select id from public.orders where user_id = $user)';

/** Rules of every table in the public schema. A missing table fails the matrix. */
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
  articles: { public: 'not is_paused', select: publicRows, ...catalogue },
  article_images: {
    public: 'article_id in (select id from public.articles where not is_paused)',
    select: publicRows,
    ...catalogue,
  },
  article_categories: {
    public: 'article_id in (select id from public.articles where not is_paused)',
    select: publicRows,
    ...catalogue,
  },
  materials: { select: everyone, ...catalogue },
  file_removals: adminOnly,
  order_files: { own: 'user_id = $user', select: ownOrAdmin, ...readOnly },
  order_item_files: {
    own: `order_item_id in (select id from public.order_items where ${ofOwnOrder})`,
    select: ownOrAdmin,
    ...readOnly,
  },
  form_templates: adminOnly,
  form_sections: adminOnly,
  field_groups: adminOnly,
  form_fields: adminOnly,
  field_options: adminOnly,
  template_comments: { select: admins, insert: nobody, update: nobody, delete: admins },
  template_drafts: { select: admins, ...readOnly },
  template_leases: { select: admins, ...readOnly },
  template_versions: { select: everyone, insert: nobody, update: nobody, delete: nobody, isFrozen: ['update'] },
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
  payment_reversals: { select: admins, ...readOnly, isFrozen: ['delete'] },
  payment_disputes: { select: admins, ...readOnly, isFrozen: ['delete'] },
  refunds: { select: admins, ...readOnly, isFrozen: ['delete'] },
  order_cancellations: { select: admins, ...readOnly, isFrozen: ['update', 'delete'] },
  invoice_counters: { select: nobody, ...readOnly },
  order_documents: { own: ofOwnOrder, select: ownOrAdmin, ...readOnly, isFrozen: ['delete'] },
  webhook_events: { select: admins, ...readOnly },
  email_outbox: { select: admins, ...readOnly },
  contact_requests: { select: admins, insert: nobody, update: nobody, delete: admins },
  withdrawals: { select: admins, ...readOnly, isFrozen: ['update', 'delete'] },
  recycle_bin: { select: admins, ...readOnly },
  rate_limits: { select: nobody, ...readOnly },
  delivery_addresses: ofOneself,
  dogs: ofOneself,
  workshop_settings: { select: admins, insert: nobody, update: admins, delete: nobody },
  configurator_visits: { select: admins, ...readOnly },
  audit_log: { select: admins, ...readOnly, isFrozen: ['update', 'delete'] },
};

/** The rules of a view. */
export interface ViewRule extends Pick<TableRule, 'own' | 'public' | 'select'> {
  /** Callers without a grant in the migrations, who see nothing if only those grants apply. */
  withheldFrom?: readonly 'visitor'[];
}

/** Visible rows of every view. Views run with the caller's privileges. A missing view fails the matrix. */
export const viewRules: Readonly<Record<string, ViewRule>> = {
  category_overview: { select: everyone, withheldFrom: ['visitor'] },
  form_template_overview: { select: admins },
  recycle_bin_overview: { select: admins },
  article_overview: { public: 'not is_paused', select: publicRows, withheldFrom: ['visitor'] },
  audit_entries: { select: admins },
  contact_request_overview: { select: admins },
  material_overview: { select: everyone, withheldFrom: ['visitor'] },
  order_overview: { own: 'user_id = $user', select: ownOrAdmin },
  outgoing_mails: { select: admins },
  payment_reconciliation: {
    // Disputes are for admins only.
    own: `order_db_id in (select id from public.orders where user_id = $user) and finding not like 'dispute_%'`,
    select: ownOrAdmin,
  },
  withdrawal_overview: { select: admins },
};

/** Callers allowed to execute a function. Any signed-in user may execute `admins`, which checks the role itself. */
export type FunctionRule = 'everyone' | 'signedIn' | 'admins' | 'service';

/** Rules of every function in the public schema. A missing function fails the matrix. */
export const functionRules: Readonly<Record<string, FunctionRule>> = {
  count_configurator_visit: 'everyone',
  get_complete_form: 'everyone',
  is_article_paused: 'everyone',
  search_catalogue: 'everyone',
  submit_contact_request: 'everyone',
  submit_withdrawal: 'everyone',
  workshop_queue_days: 'everyone',

  claim_order: 'signedIn',
  get_order_timeline: 'signedIn',
  use_delivery_address: 'signedIn',
  delete_own_account: 'signedIn',
  keep_registration_password: 'signedIn',
  recovery_codes_left: 'signedIn',
  renew_recovery_codes: 'signedIn',
  use_recovery_code: 'signedIn',
  export_own_account: 'signedIn',

  accept_payment: 'admins',
  add_template_comment: 'admins',
  arrange_article_images: 'admins',
  change_order: 'admins',
  change_orders: 'admins',
  configurator_funnel: 'admins',
  dashboard_counts: 'admins',
  dashboard_figures: 'admins',
  deactivate_user: 'admins',
  decide_claim: 'admins',
  delete_article: 'admins',
  delete_category: 'admins',
  delete_form_template: 'admins',
  demote_user: 'admins',
  get_form_template_draft: 'admins',
  hold_form_template: 'admins',
  list_template_comments: 'admins',
  discard_template_draft: 'admins',
  list_template_drafts: 'admins',
  list_template_versions: 'admins',
  list_users: 'admins',
  open_cases: 'admins',
  preview_cancellation: 'admins',
  promote_user: 'admins',
  reactivate_user: 'admins',
  resend_mail: 'admins',
  release_form_template: 'admins',
  resolve_template_comment: 'admins',
  restore_deleted: 'admins',
  save_article: 'admins',
  save_category: 'admins',
  save_form_template: 'admins',
  save_material: 'admins',
  save_template_draft: 'admins',
  save_workshop_capacity: 'admins',
  template_usage: 'admins',
  workshop_load: 'admins',

  attach_paypal_order: 'service',
  begin_order_file: 'service',
  cancel_order: 'service',
  claim_order_files_to_remove: 'service',
  finish_order_file_removals: 'service',
  stray_order_objects: 'service',
  claim_file_removals: 'service',
  claim_outbox_mails: 'service',
  count_attempt: 'service',
  empty_recycle_bin: 'service',
  erase_personal_data: 'service',
  export_account: 'service',
  expire_unpaid_orders: 'service',
  find_order_for_guest: 'service',
  finish_file_removals: 'service',
  finish_outbox_mail: 'service',
  finish_refund: 'service',
  finish_webhook_event: 'service',
  get_draft_to_publish: 'service',
  publish_form_template: 'service',
  forget_attempts: 'service',
  release_attempt: 'service',
  get_complete_forms: 'service',
  get_customer_timeline: 'service',
  issue_order_document: 'service',
  note_mail_bounce: 'service',
  keep_order_document_content: 'service',
  ledger_entries: 'service',
  orders_awaiting_settlement: 'service',
  place_order: 'service',
  raise_alarms: 'service',
  raise_paypal_alarm: 'service',
  record_dispute: 'service',
  record_password_proof: 'service',
  require_settled_account: 'service',
  record_webhook_event: 'service',
  refundable_order: 'service',
  refunds_awaiting_answer: 'service',
  request_refund: 'service',
  settle_payment: 'service',
};

/** Files of a public bucket: admins list them, anyone with the URL reads them, only functions write them. */
const picturesOfTheShop: TableRule = { select: admins, ...readOnly };

/** Rules of every bucket. A missing bucket fails the matrix. */
export const bucketRules: Readonly<Record<string, TableRule>> = {
  'article-images': picturesOfTheShop,
  'category-images': picturesOfTheShop,
  // Read through URLs signed by the function file-link.
  'order-files': { select: nobody, ...readOnly },
};
