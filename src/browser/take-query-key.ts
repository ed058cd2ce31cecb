/** Removes a query key from the page's URL, and so from the history. @returns its value; null if it is missing */
export function takeQueryKey(key: string): string | null {
  const url = new URL(window.location.href)
  const value = url.searchParams.get(key)
  if (value === null) return null
  url.searchParams.delete(key)
  window.history.replaceState(window.history.state, '', url)
  return value
}
