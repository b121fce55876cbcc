import type { TableDefinition } from '../../lib/table/table-definition.ts';
import { auditedTables } from './audit-words.ts';

const newest = (column: string) => ({ column, isDescending: true });

/** Contact and appointment requests, newest first. */
export const requestTable: TableDefinition = {
  id: 'anfragen',
  pageSize: 25,
  sortable: ['created_at', 'name'],
  defaultSort: newest('created_at'),
  filters: [
    {
      kind: 'choice',
      id: 'type',
      label: 'Art',
      choices: [
        { value: 'contact', label: 'Kontakt' },
        { value: 'appointment', label: 'Termin' },
      ],
    },
    { kind: 'days', id: 'created_at', label: 'Eingang' },
  ],
  hiddenAtFirst: [],
};

/** Declarations of withdrawal, newest first. */
export const withdrawalTable: TableDefinition = {
  id: 'widerrufe',
  pageSize: 25,
  sortable: ['received_at', 'name'],
  defaultSort: newest('received_at'),
  filters: [{ kind: 'days', id: 'received_at', label: 'Eingang' }],
  hiddenAtFirst: [],
};

/** Outgoing mails, newest first. */
export const mailTable: TableDefinition = {
  id: 'e-mails',
  pageSize: 25,
  sortable: ['created_at', 'recipient', 'attempts'],
  defaultSort: newest('created_at'),
  filters: [
    {
      kind: 'choice',
      id: 'has_failed',
      label: 'Zustellung',
      isSingle: true,
      choices: [
        { value: 'true', label: 'Fehlgeschlagen' },
        { value: 'false', label: 'Ohne Fehler' },
      ],
    },
    {
      kind: 'choice',
      id: 'status',
      label: 'Status',
      choices: [
        { value: 'queued', label: 'Wartet' },
        { value: 'sending', label: 'Wird gesendet' },
        { value: 'sent', label: 'Gesendet' },
        { value: 'dead', label: 'Aufgegeben' },
      ],
    },
    { kind: 'days', id: 'created_at', label: 'Erstellt' },
  ],
  hiddenAtFirst: [],
};

/** Who changed what, newest first. */
export const auditTable: TableDefinition = {
  id: 'protokoll',
  pageSize: 50,
  sortable: ['created_at'],
  defaultSort: newest('created_at'),
  filters: [
    {
      kind: 'choice',
      id: 'table_name',
      label: 'Bereich',
      choices: Object.entries(auditedTables).map(([value, label]) => ({ value, label })),
    },
    {
      kind: 'choice',
      id: 'action',
      label: 'Änderung',
      choices: [
        { value: 'INSERT', label: 'Angelegt' },
        { value: 'UPDATE', label: 'Geändert' },
        { value: 'DELETE', label: 'Gelöscht' },
      ],
    },
    { kind: 'days', id: 'created_at', label: 'Zeitraum' },
  ],
  hiddenAtFirst: [],
};

/** What was deleted in the last 30 days. */
export const trashTable: TableDefinition = {
  id: 'papierkorb',
  pageSize: 25,
  sortable: ['deleted_at', 'title'],
  defaultSort: newest('deleted_at'),
  filters: [
    {
      kind: 'choice',
      id: 'table_name',
      label: 'Art',
      choices: [
        { value: 'articles', label: 'Artikel' },
        { value: 'categories', label: 'Kategorie' },
        { value: 'form_templates', label: 'Formularvorlage' },
      ],
    },
  ],
  hiddenAtFirst: [],
};

/** The word of a filter's choice for a value. */
export function choiceLabel(definition: TableDefinition, filterId: string, value: string): string {
  const filter = definition.filters.find(({ id }) => id === filterId);
  return filter?.kind === 'choice' ? (filter.choices.find((choice) => choice.value === value)?.label ?? value) : value;
}
