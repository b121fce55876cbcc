/**
 * How a visitor or an admin is asked before an action takes effect outside, or undoes it. The file contains the text
 * `shows`: `question` is a dialog, `form` is filled in and sent by its own button, `undo` is offered in the toast, and
 * `switch` is reversed by the same control.
 */
interface Guard {
  kind: 'question' | 'form' | 'undo' | 'switch';
  file: string;
  shows: string;
}

/** An action with an effect outside of the page: a mail, money, an account, what the shop sells, a deletion. */
interface OutsideEffect {
  effect: string;
  /** The files that import the function that sends it. A new one needs a guard as well. */
  usedBy: readonly string[];
  guards: readonly Guard[];
}

const orders = 'features/admin-orders/components';
const users = 'features/admin-users/components';
const operations = 'routes/admin/operations';
const profile = 'features/account/components/profile';
const confirm = (file: string): Guard => ({ kind: 'question', file, shows: '<ConfirmDialog' });
const form = (file: string, shows = '<form'): Guard => ({ kind: 'form', file, shows });

/**
 * Every action with an effect outside, by the request that triggers it. `outside-effects.test.ts` compares it with the
 * requests in the code.
 */
export const outsideEffects: Readonly<Record<string, OutsideEffect>> = {
  'function cancel-order': {
    effect: 'cancels orders, refunds them and sends mails',
    usedBy: ['routes/admin/orders/orders.tsx'],
    guards: [
      { kind: 'question', file: `${orders}/cancel-dialog.tsx`, shows: '<Dialog' },
      { kind: 'question', file: `${orders}/bulk-status-dialog.tsx`, shows: '<Dialog' },
    ],
  },
  'function refund-order': {
    effect: 'returns money and sends a mail',
    usedBy: ['routes/admin/orders/orders.tsx'],
    guards: [{ kind: 'question', file: `${orders}/refund-form.tsx`, shows: 'current-password' }],
  },
  'rpc change_order': {
    effect: 'sends a mail when the order is shipped',
    usedBy: ['routes/admin/orders/orders.tsx', 'routes/admin/orders/production.tsx'],
    guards: [
      { kind: 'form', file: `${orders}/workshop-form.tsx`, shows: 'texts.mailOn[' },
      // The board has no column that sends a mail.
      {
        kind: 'switch',
        file: 'features/admin-production/components/board-card-view.tsx',
        shows: 'neighbour(stage, -1)',
      },
    ],
  },
  'rpc change_orders': {
    effect: 'sends a mail for each shipped order',
    usedBy: ['routes/admin/orders/orders.tsx'],
    guards: [{ kind: 'question', file: `${orders}/bulk-status-dialog.tsx`, shows: '<Dialog' }],
  },
  'rpc accept_payment': {
    effect: 'counts an order as paid and sends its confirmation',
    usedBy: ['routes/admin/orders/orders.tsx', 'routes/admin/orders/reconciliation.tsx'],
    guards: [confirm(`${orders}/order-dialog.tsx`), confirm('features/admin-operations/components/open-findings.tsx')],
  },
  'rpc decide_claim': {
    effect: 'waives a claim after a lost dispute, which corrects the invoice, or upholds it',
    usedBy: ['routes/admin/orders/orders.tsx'],
    guards: [{ kind: 'question', file: `${orders}/money-notices.tsx`, shows: 'texts.dispute.lostHint' }],
  },
  'rpc resend_mail': {
    effect: 'sends a mail again',
    usedBy: [`${operations}/mails.tsx`],
    guards: [confirm(`${operations}/mails.tsx`)],
  },
  'rpc ${change}_user': {
    effect: 'changes the roles of a user',
    usedBy: [`${operations}/users.tsx`],
    guards: [confirm(`${users}/user-list.tsx`)],
  },
  'rpc delete_article': {
    effect: 'removes an article from the shop',
    usedBy: ['routes/admin/catalogue/articles.tsx'],
    guards: [
      { kind: 'undo', file: 'features/admin-articles/components/article-list.tsx', shows: 'label: shared.undo' },
    ],
  },
  'rpc delete_category': {
    effect: 'removes a category from the shop',
    usedBy: ['routes/admin/catalogue/categories.tsx'],
    guards: [
      { kind: 'undo', file: 'features/admin-categories/components/category-list.tsx', shows: 'label: shared.undo' },
    ],
  },
  'rpc delete_form_template': {
    effect: 'removes a template',
    usedBy: ['routes/admin/templates/form-templates.tsx'],
    guards: [
      { kind: 'undo', file: 'features/admin-templates/components/template-list.tsx', shows: 'label: texts.undo' },
    ],
  },
  'delete materials': {
    effect: 'removes a material',
    usedBy: ['routes/admin/catalogue/materials.tsx'],
    guards: [confirm('features/admin-materials/components/material-list.tsx')],
  },
  'delete article_images': {
    effect: 'deletes a picture of an article and its file',
    usedBy: ['routes/admin/catalogue/article.tsx'],
    guards: [confirm('features/admin-articles/components/image-list-editor.tsx')],
  },
  'update articles': {
    effect: 'hides articles from the shop or shows them again',
    usedBy: ['routes/admin/catalogue/articles.tsx'],
    guards: [{ kind: 'undo', file: 'features/admin-articles/components/article-list.tsx', shows: 'pause(changed' }],
  },
  'update materials': {
    effect: 'closes the choices with a sold-out material',
    usedBy: ['routes/admin/catalogue/materials.tsx'],
    guards: [
      { kind: 'switch', file: 'features/admin-materials/material-table.tsx', shows: 'isSoldOut={isShownSoldOut' },
    ],
  },
  'rpc save_article': {
    effect: 'changes what the shop sells',
    usedBy: ['routes/admin/catalogue/article.tsx'],
    guards: [form('features/admin-articles/components/article-form.tsx', '<EntityForm')],
  },
  'rpc save_category': {
    effect: 'changes what the shop shows',
    usedBy: ['routes/admin/catalogue/category.tsx'],
    guards: [form('features/admin-categories/components/category-form.tsx', '<EntityForm')],
  },
  'rpc save_material': {
    effect: 'changes what the shop offers',
    usedBy: ['routes/admin/catalogue/material.tsx'],
    guards: [form('features/admin-materials/components/material-form.tsx', '<EntityForm')],
  },
  'rpc save_workshop_capacity': {
    effect: 'changes the promised delivery time',
    usedBy: ['features/admin-production/components/capacity-panel.tsx', 'routes/admin/orders/production.tsx'],
    guards: [form('features/admin-production/components/capacity-panel.tsx')],
  },
  'rpc save_form_template': {
    effect: 'saves and publishes a template',
    usedBy: [
      'routes/admin/catalogue/material-surcharges.tsx',
      'routes/admin/templates/form-template.tsx',
      'routes/admin/templates/template-tools.ts',
    ],
    guards: [
      { kind: 'undo', file: 'features/admin-materials/components/surcharge-form.tsx', shows: 'texts.undo' },
      {
        kind: 'question',
        file: '../../../packages/template-editor/src/editor/template-editor.tsx',
        shows: '<ReleaseDialog',
      },
    ],
  },
  'function publish-template': {
    effect: 'publishes a template',
    usedBy: ['features/admin-templates/api/save-template.ts'],
    guards: [
      { kind: 'undo', file: 'features/admin-materials/components/surcharge-form.tsx', shows: 'texts.undo' },
      {
        kind: 'question',
        file: '../../../packages/template-editor/src/editor/template-editor.tsx',
        shows: '<ReleaseDialog',
      },
    ],
  },
  'function place-order': {
    effect: 'concludes a contract',
    usedBy: ['features/checkout/machine/checkout-actors.ts'],
    guards: [
      { kind: 'question', file: 'features/checkout/components/order-button-frame.tsx', shows: 'Zahlungspflichtig' },
    ],
  },
  'function capture-order': {
    effect: 'takes the money that the buyer approved with PayPal',
    usedBy: ['features/checkout/machine/checkout-actors.ts'],
    guards: [
      { kind: 'question', file: 'features/checkout/components/order-button-frame.tsx', shows: 'Zahlungspflichtig' },
    ],
  },
  'rpc submit_withdrawal': {
    effect: 'withdraws from a contract and sends mails',
    usedBy: ['routes/service/withdrawal.tsx'],
    guards: [form('features/withdrawal/components/withdrawal-form.tsx', '<Form')],
  },
  'rpc submit_contact_request': {
    effect: 'sends mails',
    usedBy: ['routes/service/contact.tsx'],
    guards: [
      form('features/contact/components/contact-form.tsx', '<Form'),
      form('features/contact/components/sample-request-form.tsx'),
    ],
  },
  'rpc claim_order': {
    effect: 'adds an order to an account',
    usedBy: ['features/checkout/components/claim-order.tsx'],
    guards: [{ kind: 'question', file: 'features/checkout/components/claim-order.tsx', shows: '<Button' }],
  },
  'rpc delete_own_account': {
    effect: 'deletes an account',
    usedBy: [`${profile}/delete-account.tsx`],
    guards: [{ kind: 'question', file: `${profile}/delete-account.tsx`, shows: '<Dialog' }],
  },
  'delete delivery_addresses': {
    effect: 'deletes an address',
    usedBy: [`${profile}/address-list.tsx`],
    guards: [{ kind: 'question', file: `${profile}/address-list.tsx`, shows: '<DeleteDialog' }],
  },
  'delete dogs': {
    effect: 'deletes the measures of a dog',
    usedBy: ['features/dogs/use-dogs.ts'],
    guards: [{ kind: 'question', file: 'features/dogs/components/dog-list.tsx', shows: '<DeleteDialog' }],
  },
  'auth updateUser': {
    effect: 'changes the password and sends a mail',
    usedBy: ['features/account/api/account-api.ts'],
    guards: [form(`${profile}/change-password-form.tsx`)],
  },
  'auth signUp': {
    effect: 'creates an account and sends a mail',
    usedBy: [],
    guards: [form('features/account/components/sign-in/registration-form.tsx')],
  },
  'auth resetPasswordForEmail': {
    effect: 'sends a mail',
    usedBy: [],
    guards: [form('features/account/components/sign-in/reset-request-form.tsx')],
  },
  'auth unenroll': {
    effect: 'removes the second factor',
    usedBy: ['features/account/components/second-factor/second-factor-settings.tsx'],
    guards: [
      {
        kind: 'question',
        file: 'features/account/components/second-factor/second-factor-settings.tsx',
        shows: '<ConfirmPasswordForm',
      },
    ],
  },
  'rpc renew_recovery_codes': {
    effect: 'makes the earlier recovery codes useless',
    usedBy: ['features/account/components/second-factor/second-factor-settings.tsx'],
    guards: [
      {
        kind: 'question',
        file: 'features/account/components/second-factor/second-factor-settings.tsx',
        shows: '<ConfirmPasswordForm',
      },
    ],
  },
};
