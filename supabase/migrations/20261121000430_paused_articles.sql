-- Tells a paused article from one that does not exist, so that the shop can lead its visitors to the collections.

create function private.is_article_paused(p_article_id uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select 1 from public.articles where id = p_article_id and is_paused);
$$;
comment on function private.is_article_paused(uuid) is
  'Whether an article is paused. Definer, because row level security hides paused and unknown articles alike; it tells nothing else.';
revoke all on function private.is_article_paused(uuid) from public;
grant execute on function private.is_article_paused(uuid) to anon, authenticated, service_role;

create function public.is_article_paused(p_article_id uuid) returns boolean
language sql stable security invoker set search_path = '' as $$ select private.is_article_paused(p_article_id); $$;
comment on function public.is_article_paused(uuid) is 'Whether an article exists but is paused.';
revoke all on function public.is_article_paused(uuid) from public;
grant execute on function public.is_article_paused(uuid) to anon, authenticated, service_role;
