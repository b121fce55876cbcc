-- A file goes as soon as no order needs it: with the e-mail address of its last order, not only with the voucher. The
-- sweep learns of files that an order needs and whose object is missing.

drop function public.claim_order_files_to_remove(timestamptz, integer);
create function public.claim_order_files_to_remove(p_now timestamptz, p_limit integer default 50)
returns table (id uuid, is_lost boolean)
language sql volatile security invoker set search_path = '' as $$
  with due as (
    select d.id, s.is_needed and s.has_no_object as is_lost
    from public.order_files d
    cross join lateral (
      select
        exists (select 1 from public.order_item_files b where b.file_id = d.id) as is_bound,
        -- erase_orders sets contact_erased_at as well.
        exists (
          select 1 from public.order_item_files b
          join public.order_items i on i.id = b.order_item_id join public.orders o on o.id = i.order_id
          where b.file_id = d.id and o.contact_erased_at is null
        ) as is_needed,
        d.stored_at is not null and not exists (
          select 1 from storage.objects x where x.bucket_id = 'order-files' and x.name = d.id::text
        ) as has_no_object
    ) s
    where s.has_no_object
      or (d.stored_at is null and d.created_at < p_now - interval '1 hour')
      or case when s.is_bound then not s.is_needed else d.created_at < p_now - interval '2 days' end
    order by d.removing_at nulls first, d.created_at
    limit p_limit for update of d skip locked
  )
  update public.order_files f set removing_at = p_now from due where f.id = due.id returning f.id, due.is_lost;
$$;
comment on function public.claim_order_files_to_remove(timestamptz, integer) is
  'Takes files that no order needs and rows without an object; from then on no order can name them. The row goes last, so that a removal that fails is tried again. is_lost: an order needs the file, and its object is missing.';
revoke all on function public.claim_order_files_to_remove(timestamptz, integer) from public, anon, authenticated, service_role;
grant execute on function public.claim_order_files_to_remove(timestamptz, integer) to service_role;
