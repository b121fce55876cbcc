/** Hidden user name for password managers; the page shows the address elsewhere. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
