import { getLocale } from '../paraglide/runtime.js'
import { pathOf, type Target } from './paths.ts'

/** Path of a target in the page's language. */
export function hrefTo(target: Target): string {
  return pathOf(target, getLocale())
}
