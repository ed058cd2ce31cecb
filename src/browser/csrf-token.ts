/** Asks for the token that goes with everything that changes something; empty where the answer has none. */
export async function askCsrfToken(): Promise<string> {
  const answer = await fetch('/api/auth/csrf')
  return String(Object(await answer.json())['csrfToken'] ?? '')
}
