/**
 * Takes a key out of the page's address, and so out of the history.
 * @returns its value, or null where the address has none
 */
export function takeKey(key: string): string | null {
  const url = new URL(window.location.href)
  const value = url.searchParams.get(key)
  if (value === null) return null
  url.searchParams.delete(key)
  window.history.replaceState(window.history.state, '', url)
  return value
}
