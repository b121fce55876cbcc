-- Pictures are web addresses or paths of the shop; other schemes (javascript:, data:, file:) are refused. A hosted
-- project grants every role everything on a new view, so the audit view revokes that.

alter table public.categories add constraint categories_image_url_scheme
  check (image_url = '' or image_url ~ '^(https?://[^/]|/(?!/))');
alter table public.articles add constraint articles_image_url_scheme
  check (image_url = '' or image_url ~ '^(https?://[^/]|/(?!/))');
alter table public.article_images add constraint article_images_image_url_scheme
  check (image_url ~ '^(https?://[^/]|/(?!/))');

revoke all on public.audit_entries from anon, authenticated;
grant select on public.audit_entries to authenticated;
