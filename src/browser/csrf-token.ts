/** Fetches the token that each writing request needs; empty if the response has none. */
export async function fetchCsrfToken(): Promise<string> {
  const response = await fetch('/api/auth/csrf')
  return String(Object(await response.json())['csrfToken'] ?? '')
}
