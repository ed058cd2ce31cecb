/**
 * Home pages of organisers of many events, as host and path. They are about none of the events in particular, so that
 * they are the site of the organiser and never of an event.
 */
const seriesSites = new Set(
  `centurionrunning.com epicrides.com events.challenge-family.com greatrun.org hyrox.com ironman.com ironmanbrasil.com.br
   itra.run megamarsch.de otilloswimrun.com spartan.com toughmudder.com utmb.world fellrunner.org.uk running.biji.co
   challenge-family.com xterraplanet.com haute-route.com leadvilleraceseries.com tartumaraton.ee
   maratonaclubedeportugal.com marnaton.com`.split(/\s+/u),
)

/** Host and path of a URL without "www.", a final slash, query and fragment: the same page in any spelling. */
export function pageKey(url: string): string {
  const { hostname, pathname } = new URL(url)
  return `${hostname.replace(/^www\./u, '')}${pathname.replace(/\/+$/u, '')}`
}

/** True for the home page of a series. */
export const isSeriesSite = (url: string): boolean => seriesSites.has(pageKey(url))
