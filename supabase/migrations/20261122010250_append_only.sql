-- Row triggers do not see a truncate: history is kept from it too.

do $$
declare
  v_table text;
begin
  foreach v_table in array '{audit_log,order_timeline,orders,order_items,payments,withdrawals,template_versions}'::text[] loop
    execute format(
      'create trigger no_truncate before truncate on public.%I for each statement execute function private.reject_change()',
      v_table
    );
  end loop;
end;
$$;
