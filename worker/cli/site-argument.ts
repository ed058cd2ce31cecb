import { ConfigError } from '../settings/env.ts'

/** The origin that a command was given. @throws ConfigError with the usage if it is no origin of a site */
export function siteArgument(text: string, command: string): string {
  const url = URL.parse(text)
  const isOrigin =
    url !== null && /^https?:$/u.test(url.protocol) && url.pathname === '/' && url.search === ''
  if (isOrigin) return url.origin
  throw new ConfigError(
    `"${text}" is no address of a site: it begins with https:// and has no path.\nUsage: npm run ${command} -- https://startline.example`,
  )
}
