/** The value of a cookie that scripts may read, as it was set; null where there is none. */
export function browserCookie(name: string): string | null {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`, 'u').exec(document.cookie)?.[1] ?? null
}

/** Sets a cookie of the whole site that scripts may read. @param seconds how long it lives */
export function setBrowserCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}
