/** The value of a cookie that scripts may read, as it was set; null where there is none. */
export function browserCookie(name: string): string | null {
  return new RegExp(`(?:^|;\\s*)${name}=([^;]*)`, 'u').exec(document.cookie)?.[1] ?? null
}
