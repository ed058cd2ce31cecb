import { currencies, type Currency } from '../model/currencies.ts'
import { browserCookie } from './cookies.ts'

/** The currencies chosen last, newest first (spec §9), as the server kept them; none where nobody can read it. */
export function recentCurrencies(): Currency[] {
  try {
    const kept: unknown = JSON.parse(decodeURIComponent(browserCookie('recentCurrencies') ?? '[]'))
    if (!Array.isArray(kept)) return []
    return kept.flatMap((each) => currencies.find((code) => code === each) ?? [])
  } catch {
    return []
  }
}
