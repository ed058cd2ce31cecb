import { carriedKey, memberCookie } from './members.ts'
import { writeReviewKey } from '../community/reviews.ts'

/** Storage key of the changes of drafts that were not sent. */
export const storedDraftKey = 'drafts'

/** All cookies and storage entries of the site; the cookie page lists them, and a test compares them with a browser. */
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
    | 'user-type'
    | 'google'
    | 'session'
    | 'member'
    | 'initials'
    | 'known'
    | 'forms'
    | 'return'
    | 'carried'
    | 'sign-up'
    | 'draft'
    | 'tickets'
  life:
    | 'year'
    | 'half-year'
    | 'month'
    | 'day'
    | 'quarter-hour'
    | 'minute'
    | 'half-minute'
    | 'visit'
    | 'browser'
  /** Set by a response of the server or by a script of the page. */
  by: 'server' | 'page'
}

export const storedValues: readonly StoredValue[] = [
  { name: 'locale', kind: 'cookie', purpose: 'locale', life: 'year', by: 'server' },
  { name: 'userPreferences', kind: 'cookie', purpose: 'preferences', life: 'year', by: 'server' },
  { name: 'recentCurrencies', kind: 'cookie', purpose: 'currencies', life: 'year', by: 'server' },
  { name: 'consent', kind: 'cookie', purpose: 'consent', life: 'half-year', by: 'page' },
  { name: 'startline:saved', kind: 'storage', purpose: 'saved', life: 'year', by: 'page' },
  { name: 'startline:saved-account', kind: 'storage', purpose: 'saved', life: 'year', by: 'page' },
  { name: 'startline:tickets', kind: 'storage', purpose: 'tickets', life: 'year', by: 'page' },
  { name: 'startline:asked', kind: 'storage', purpose: 'saved', life: 'visit', by: 'page' },
  { name: 'startline:reported', kind: 'storage', purpose: 'reported', life: 'day', by: 'page' },
  { name: 'startline:strip-paused', kind: 'storage', purpose: 'strip', life: 'visit', by: 'page' },
  { name: 'socialUserType', kind: 'cookie', purpose: 'user-type', life: 'minute', by: 'page' },
  {
    name: `startline:${writeReviewKey}`,
    kind: 'storage',
    purpose: 'draft',
    life: 'half-minute',
    by: 'page',
  },
  { name: 'startline:review', kind: 'storage', purpose: 'draft', life: 'visit', by: 'page' },
  { name: 'startline:typed', kind: 'storage', purpose: 'draft', life: 'visit', by: 'page' },
  { name: '__Host-state', kind: 'cookie', purpose: 'google', life: 'quarter-hour', by: 'server' },
  { name: '__Host-pkce', kind: 'cookie', purpose: 'google', life: 'quarter-hour', by: 'server' },
  { name: '__Host-nonce', kind: 'cookie', purpose: 'google', life: 'quarter-hour', by: 'server' },
  { name: '__Host-one-tap', kind: 'cookie', purpose: 'google', life: 'quarter-hour', by: 'server' },
  { name: '__Host-connect', kind: 'cookie', purpose: 'google', life: 'quarter-hour', by: 'server' },
  { name: '__Host-sid', kind: 'cookie', purpose: 'session', life: 'month', by: 'server' },
  { name: memberCookie, kind: 'cookie', purpose: 'member', life: 'month', by: 'server' },
  { name: 'startline:initials', kind: 'storage', purpose: 'initials', life: 'visit', by: 'page' },
  { name: '__Host-known', kind: 'cookie', purpose: 'known', life: 'year', by: 'server' },
  { name: '__Host-csrf', kind: 'cookie', purpose: 'forms', life: 'browser', by: 'server' },
  { name: '__Host-callback', kind: 'cookie', purpose: 'return', life: 'browser', by: 'server' },
  {
    name: `startline:${carriedKey}`,
    kind: 'storage',
    purpose: 'carried',
    life: 'visit',
    by: 'page',
  },
  { name: 'startline:sign-up', kind: 'storage', purpose: 'sign-up', life: 'visit', by: 'page' },
  { name: 'startline:feedback', kind: 'storage', purpose: 'draft', life: 'day', by: 'page' },
  {
    name: `startline:${storedDraftKey}`,
    kind: 'storage',
    purpose: 'draft',
    life: 'month',
    by: 'page',
  },
  // Written by TanStack Router.
  {
    name: 'tsr-scroll-restoration-v1_3',
    kind: 'storage',
    purpose: 'scroll',
    life: 'visit',
    by: 'page',
  },
]
