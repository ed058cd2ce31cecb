const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** Whether documents may come from an address: over TLS, or from this very machine, as in tests. */
export function isSafeSource(address: string): boolean {
  const url = URL.parse(address)
  return (
    url !== null &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname)))
  )
}
