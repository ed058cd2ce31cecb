import { pathOf } from '../../src/i18n/paths.ts'
import { cleanBibName, isBibNameTooLong } from '../../src/model/event/bib-name.ts'
import { isLocale, type Locale } from '../../src/model/locales.ts'
import { DomainError } from '../../src/model/values/errors.ts'
import { createDatabase } from '../db/client.ts'
import { findEvent } from '../domain/catalogue/events/find-event.ts'
import { fileReader } from '../http/static-files.ts'
import { presentBibCard } from '../present/event/bib-card.ts'
import { createClock } from '../runtime/clock.ts'
import { readSettings } from '../settings/env.ts'
import { undrawnIn } from './fonts.ts'

/** `/cards/de/bib/oslo-marathon/2027-05-01.png` */
const bibForm = /^\/cards\/([a-zA-Z-]{2,5})\/bib\/([a-z0-9-]{1,200})\/(\d{4}-\d{2}-\d{2})\.png$/u

interface BibPath {
  locale: Locale
  permalink: string
  /** ISO date of the edition. */
  date: string
}

/** Parts of the path of a bib's picture; null for another path. */
export function bibPathOf(pathname: string): BibPath | null {
  const [, locale = '', permalink = '', date = ''] = bibForm.exec(pathname) ?? []
  return isLocale(locale) ? { locale, permalink, date } : null
}

const headers = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }
const missing = (): Response => new Response(null, { status: 404, headers })

async function cardOf({ locale, permalink, date }: BibPath, env: unknown) {
  const settings = readSettings(env)
  const at = createClock(settings).now().toISOString()
  try {
    const facts = await findEvent(createDatabase(settings.DB), { permalink, date, locale, at })
    return presentBibCard(facts, locale, facts.event.today)
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/**
 * Responds with a bib that bears the name of the query. No cache stores it, because the name is the reader's. 404 for an
 * edition that has no bib, and for a name that cannot be drawn, of which the event's page states the reason.
 */
export async function respondBib(
  request: Request,
  url: URL,
  path: BibPath,
  env: unknown,
): Promise<Response> {
  const { locale, permalink } = path
  const name = cleanBibName(url.searchParams.get('name') ?? '')
  const read = fileReader(env, url.origin)
  if (isBibNameTooLong(name) || (await undrawnIn(name, locale, read)).length > 0) return missing()
  const card = await cardOf(path, env)
  if (card === null) return missing()
  const respond = (body: BodyInit | null) =>
    new Response(body, {
      headers: {
        ...headers,
        'content-type': 'image/png',
        // Other sites embed the picture in link previews.
        'cross-origin-resource-policy': 'cross-origin',
      },
    })
  if (request.method === 'HEAD') return respond(null)
  const address = url.host + decodeURI(pathOf({ to: 'event', permalink }, locale))
  const [{ drawBib }, { modules }] = await Promise.all([
    import('./draw-bib.ts'),
    import('./modules.ts'),
  ])
  return respond(await drawBib(card, { name, address }, locale, read, modules))
}
