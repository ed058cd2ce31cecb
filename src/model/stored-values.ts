import { carriedKey, memberCookie } from './members.ts'

/** Everything that the site may keep in a browser; the cookie page lists it, and a test compares it with a browser. */
export interface StoredValue {
  name: string
  kind: 'cookie' | 'storage'
  purpose:
    | 'locale'
    | 'preferences'
    | 'currencies'
    | 'consent'
    | 'saved'
    | 'reported'
    | 'scroll'
    | 'strip'
    | 'session'
    | 'member'
    | 'forms'
    | 'return'
    | 'carried'
  life: 'year' | 'half-year' | 'month' | 'day' | 'visit'
  /** The server answers with it, or the page's script writes it. */
  by: 'server' | 'page'
}

export const storedValues: readonly StoredValue[] = [
  { name: 'locale', kind: 'cookie', purpose: 'locale', life: 'year', by: 'server' },
  { name: 'userPreferences', kind: 'cookie', purpose: 'preferences', life: 'year', by: 'server' },
  { name: 'recentCurrencies', kind: 'cookie', purpose: 'currencies', life: 'year', by: 'server' },
  { name: 'consent', kind: 'cookie', purpose: 'consent', life: 'half-year', by: 'page' },
  { name: 'startline:saved', kind: 'storage', purpose: 'saved', life: 'year', by: 'page' },
  { name: 'startline:reported', kind: 'storage', purpose: 'reported', life: 'day', by: 'page' },
  { name: 'strip-paused', kind: 'storage', purpose: 'strip', life: 'visit', by: 'page' },
  { name: '__Host-sid', kind: 'cookie', purpose: 'session', life: 'month', by: 'server' },
  { name: memberCookie, kind: 'cookie', purpose: 'member', life: 'month', by: 'server' },
  {
    name: '__Host-authjs.csrf-token',
    kind: 'cookie',
    purpose: 'forms',
    life: 'visit',
    by: 'server',
  },
  {
    name: '__Secure-authjs.callback-url',
    kind: 'cookie',
    purpose: 'return',
    life: 'visit',
    by: 'server',
  },
  {
    name: `startline:${carriedKey}`,
    kind: 'storage',
    purpose: 'carried',
    life: 'visit',
    by: 'page',
  },
  // The router's own.
  {
    name: 'tsr-scroll-restoration-v1_3',
    kind: 'storage',
    purpose: 'scroll',
    life: 'visit',
    by: 'page',
  },
]
