import type { Settings } from './env.ts'

/** Public origin without a trailing slash: the setting SITE_ORIGIN, or the origin of the request. */
export const siteOriginOf = ({ SITE_ORIGIN }: Pick<Settings, 'SITE_ORIGIN'>, url: URL): string =>
  SITE_ORIGIN === '' ? url.origin : SITE_ORIGIN.replace(/\/$/u, '')
