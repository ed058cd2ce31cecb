import { getLocale } from '../paraglide/runtime.js'
import { pathOf, type Target } from './paths.ts'

/** The address of a target in the page's language. */
export function hrefTo(target: Target): string {
  return pathOf(target, getLocale())
}

/** The query of a link that stays on the page and sets one key; the others of `search` survive. */
export function queryWith(search: string, key: string, value: string): string {
  const query = new URLSearchParams(search)
  query.set(key, value)
  return `?${query.toString()}`
}
