/** Hidden user name for password managers. The page shows the e-mail address elsewhere. */
export function AccountName({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />;
}
