import type { SessionOrigin } from '../domain/accounts/sessions/open-session.ts'

const browsers = [
  [/\bEdgA?\//u, 'Edge'],
  [/\bOPR\/|\bOpera\b/u, 'Opera'],
  [/\bSamsungBrowser\//u, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//u, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bChromium\//u, 'Chrome'],
  [/\bSafari\//u, 'Safari'],
] as const

const systems = [
  [/\biPhone\b/u, 'iPhone'],
  [/\biPad\b/u, 'iPad'],
  [/\bAndroid\b/u, 'Android'],
  [/\bWindows\b/u, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/u, 'macOS'],
  [/\bCrOS\b/u, 'ChromeOS'],
  [/\bLinux\b/u, 'Linux'],
] as const

type Table = readonly (readonly [RegExp, string])[]

const nameIn = (table: Table, text: string): string | null =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null

/** Browser and system of a user agent, "Firefox · Linux"; '' if unknown. Nothing more precise is stored. */
export function browserAndSystem(userAgent: string): string {
  return [nameIn(browsers, userAgent), nameIn(systems, userAgent)]
    .filter((name) => name !== null)
    .join(' · ')
}

const countryCode = /^[A-Z]{2}$/u

/** Origin of a request as sessions and the audit log store it: browser, system and country. */
export function sessionOriginOf(request: Request): SessionOrigin {
  const code = request.headers.get('cf-ipcountry') ?? ''
  return {
    agent: browserAndSystem(request.headers.get('user-agent') ?? ''),
    // Cloudflare sends XX for unknown and T1 for Tor.
    country: countryCode.test(code) && code !== 'XX' ? code : null,
  }
}
