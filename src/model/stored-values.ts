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
    | 'sign-up'
  life: 'year' | 'half-year' | 'day' | 'visit'
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
  { name: 'startline:sign-up', kind: 'storage', purpose: 'sign-up', life: 'visit', by: 'page' },
  // The router's own.
  {
    name: 'tsr-scroll-restoration-v1_3',
    kind: 'storage',
    purpose: 'scroll',
    life: 'visit',
    by: 'page',
  },
]
