/** Value of a cookie without HttpOnly, not decoded; null if it is not set. */
export function browserCookie(name: string): string | null {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`, 'u').exec(document.cookie)?.[1] ?? null
}

/** Sets a cookie for the whole site. @param seconds its lifetime */
export function setBrowserCookie(name: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}
