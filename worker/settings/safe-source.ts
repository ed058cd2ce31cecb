const loopback = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** True for URLs that may be fetched: HTTPS, or plain HTTP on loopback for tests. */
export function isSafeSource(address: string): boolean {
  const url = URL.parse(address)
  return (
    url !== null &&
    (url.protocol === 'https:' || (url.protocol === 'http:' && loopback.has(url.hostname)))
  )
}
