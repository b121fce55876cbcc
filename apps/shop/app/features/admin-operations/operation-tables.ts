import type { AdminLanguage } from '#app/lib/language/admin-language.ts';
import type { TableDefinition } from '#app/lib/table/table-definition.ts';
import { type OperationTexts, operationTexts } from './texts/operation-texts.ts';

const newest = (column: string) => ({ column, isDescending: true });
const asChoices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

/** Contact and appointment requests, newest first. */
const requestTableOf = (texts: OperationTexts): TableDefinition => ({
  id: 'anfragen',
  pageSize: 25,
  sortable: ['created_at', 'name'],
  defaultSort: newest('created_at'),
  filters: [
    {
      kind: 'choice',
      id: 'type',
      label: texts.type,
      choices: asChoices(texts.requests.types),
    },
    { kind: 'days', id: 'created_at', label: texts.received },
  ],
  hiddenAtFirst: [],
});

/** Declarations of withdrawal, newest first. */
const withdrawalTableOf = (texts: OperationTexts): TableDefinition => ({
  id: 'widerrufe',
  pageSize: 25,
  sortable: ['received_at', 'name'],
  defaultSort: newest('received_at'),
  filters: [{ kind: 'days', id: 'received_at', label: texts.received }],
  hiddenAtFirst: [],
});

/** Outgoing mails, newest first. */
const mailTableOf = (texts: OperationTexts): TableDefinition => ({
  id: 'e-mails',
  pageSize: 25,
  sortable: ['created_at', 'recipient', 'attempts'],
  defaultSort: newest('created_at'),
  filters: [
    {
      kind: 'choice',
      id: 'has_failed',
      label: texts.mails.delivery,
      isSingle: true,
      choices: [
        { value: 'true', label: texts.mails.deliveries.failed },
        { value: 'false', label: texts.mails.deliveries.fine },
      ],
    },
    {
      kind: 'choice',
      id: 'status',
      label: texts.status,
      choices: asChoices(texts.mails.states),
    },
    { kind: 'days', id: 'created_at', label: texts.created },
  ],
  hiddenAtFirst: [],
});

/** Who changed what, newest first. */
const auditTableOf = (texts: OperationTexts): TableDefinition => ({
  id: 'protokoll',
  pageSize: 50,
  sortable: ['created_at'],
  defaultSort: newest('created_at'),
  filters: [
    {
      kind: 'choice',
      id: 'table_name',
      label: texts.audit.area,
      choices: asChoices(texts.audit.tables),
    },
    {
      kind: 'choice',
      id: 'action',
      label: texts.audit.change,
      choices: asChoices(texts.audit.actions),
    },
    { kind: 'days', id: 'created_at', label: texts.audit.range },
  ],
  hiddenAtFirst: [],
});

/** Rows deleted in the last 30 days. */
const trashTableOf = (texts: OperationTexts): TableDefinition => ({
  id: 'papierkorb',
  pageSize: 25,
  sortable: ['deleted_at', 'title'],
  defaultSort: newest('deleted_at'),
  filters: [
    {
      kind: 'choice',
      id: 'table_name',
      label: texts.type,
      choices: asChoices(texts.trash.kinds),
    },
  ],
  hiddenAtFirst: [],
});

/** The tables of one language. */
interface OperationTables {
  requests: TableDefinition;
  withdrawals: TableDefinition;
  mails: TableDefinition;
  audit: TableDefinition;
  trash: TableDefinition;
}

function tablesOf(texts: OperationTexts): OperationTables {
  return {
    requests: requestTableOf(texts),
    withdrawals: withdrawalTableOf(texts),
    mails: mailTableOf(texts),
    audit: auditTableOf(texts),
    trash: trashTableOf(texts),
  };
}

/** The tables by language; only the texts differ. */
export const operationTables: Readonly<Record<AdminLanguage, OperationTables>> = {
  de: tablesOf(operationTexts.de),
  en: tablesOf(operationTexts.en),
};
