/** Words in the user agents of crawlers, link previews, monitors and programs (RFC 9110, section 10.1.5). */
const robots =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|scan|monitor|headless|lighthouse|facebookexternalhit|feedfetcher|archiv|curl|wget|python|java\/|go-http|okhttp|axios|node|undici|http-?client/iu

/** True for a program that does not show the page to a person, and for a browser that fetches it in advance. */
export function isRobot(headers: Headers): boolean {
  const agent = headers.get('user-agent') ?? ''
  if (agent === '' || robots.test(agent)) return true
  return (headers.get('sec-purpose') ?? headers.get('purpose') ?? '').includes('prefetch')
}
