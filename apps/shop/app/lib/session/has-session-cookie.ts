/** Whether the cookies contain a Supabase session, in one or several parts. */
export function hasSessionCookie(cookies: string): boolean {
  return /(^|;\s*)sb-[^=;]+-auth-token(\.\d+)?=[^;]/.test(cookies);
}
