import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { heartField } from '../../../src/model/members/saved-events.ts'
import { permalinkField } from '../../../src/model/schemas/account/saved-events.ts'
import { findEventCards } from '../../domain/catalogue/events/find-event-cards.ts'
import { addSavedEvent } from '../../domain/community/saved-events/add-saved-event.ts'
import { removeSavedEvent } from '../../domain/community/saved-events/remove-saved-event.ts'
import { savedPath } from '../../present/paths/saved-path.ts'
import { signInPath } from '../../present/paths/sign-in-path.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import { senderOf } from '../middleware/sender.ts'
import { sessionOfRequest } from '../middleware/session-of-request.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const permalinkOf = v.fallback(permalinkField, '')

/** True if the error says that the list is as it should be: the event is saved, or not, already. */
const isDone = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'conflict' || error.code === 'not-found')

/** Path of the month with a saved event. */
async function monthOf(c: Context<ApiEnvironment>, permalink: string, locale: Locale) {
  const at = c.var.clock.now().toISOString()
  const [facts] = await findEventCards(c.var.db, [permalink], locale, at)
  const month = (facts?.date ?? at).slice(0, 7)
  return `${savedPath({ view: 'month', month, outcome: 'added' }, locale)}#${permalink}`
}

/**
 * `POST` of a heart without scripts. On the page of saved events it removes the event and leads back; everywhere else it
 * saves it and leads to its month in the list, because cached pages cannot show it. Without a session it leads to the
 * sign-in page and from there back.
 * @throws DomainError forbidden, media-type, event-not-found
 */
export const plainHearts = new Hono<ApiEnvironment>().post(
  '/',
  showsNothing('Lists of members are not cached.'),
  localeQuery,
  async (c) => {
    const { db, clock } = c.var
    const locale = queryLocale(c)
    const form = await c.req.parseBody()
    const permalink = v.parse(permalinkOf, form[heartField])
    const sender = senderOf(c)
    const session = await sessionOfRequest(c)
    if (session === null) {
      const event = pathOf({ to: 'event', permalink }, locale)
      const back = sender === null ? event : sender.pathname + sender.search
      return c.redirect(signInPath(back, locale), 303)
    }
    const { id } = session.member
    const list = new URL(savedPath({}, locale), c.req.url).pathname
    if (sender?.pathname === list) {
      await removeSavedEvent(db, id, { permalink }).catch((error: unknown) => {
        if (!isDone(error)) throw error
      })
      sender.searchParams.set('outcome', 'removed')
      return c.redirect(list + sender.search, 303)
    }
    try {
      await addSavedEvent(db, id, { permalink }, clock.now())
    } catch (error) {
      const isFull = error instanceof DomainError && error.code === 'list-full'
      if (isFull) return c.redirect(savedPath({ view: 'month', outcome: 'full' }, locale), 303)
      if (!isDone(error)) throw error
    }
    return c.redirect(await monthOf(c, permalink, locale), 303)
  },
)
