-- What two functions were missing: the right that every function begins with is taken away, and the reason for the
-- owner's rights is given.

revoke all on function private.keep_order_document() from public;
comment on function private.export_own_account() is
  'The export of the caller, of nobody else. Definer, because it gathers what no role reads by itself.';
