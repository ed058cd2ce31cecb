import { createIsomorphicFn } from '@tanstack/react-start'
import { serverOrigin } from './site-origin.server.ts'

/** The public origin, without a slash: the setting, or the request's own. */
export const siteOrigin = createIsomorphicFn()
  .server(() => serverOrigin())
  .client(() => document.documentElement.dataset['origin'] ?? window.location.origin)
