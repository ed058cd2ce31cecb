import { nextKey } from './members.ts'

/** Address of a page for signing in or registering that leads on to a path of the site; without one as it is. */
export const withNext = (href: string, next: string | null): string =>
  next === null ? href : `${href}?${new URLSearchParams({ [nextKey]: next }).toString()}`
