/** Tells password managers whose password a form changes; people see the address elsewhere on the page. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
