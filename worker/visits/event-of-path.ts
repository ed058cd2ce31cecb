import { canonicalPath, splitLocale } from '../../src/i18n/paths.ts'

/** Page of an event or of one of its editions, and not a step towards it (`/event/signup/…`). */
const eventPage = /^\/event\/(?!(?:signup|welcome)\/)([a-z0-9-]+)(?:\/[\d-]+)?$/u

/** Permalink of the event whose page has a path, in any language; null for other pages. */
export function eventOfPath(pathname: string): string | null {
  const { locale, rest } = splitLocale(pathname)
  return eventPage.exec(canonicalPath(rest, locale))?.[1] ?? null
}
