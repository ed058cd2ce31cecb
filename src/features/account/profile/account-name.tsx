/** Whose password a form is about: password managers ask for it, and it is no part of what is sent. */
export function AccountName({ username }: { username: string }) {
  return <input type="text" autoComplete="username" value={username} readOnly hidden />
}
