/** Whether cookies name a Supabase session, in one piece or in several. */
export function hasSessionCookie(cookies: string): boolean {
  return /(^|;\s*)sb-[^=;]+-auth-token(\.\d+)?=[^;]/.test(cookies);
}
