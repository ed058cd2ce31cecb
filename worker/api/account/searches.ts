import { Hono } from 'hono'
import * as v from 'valibot'
import { DomainError } from '../../../src/model/values/errors.ts'
import { safeRedirect } from '../../../src/model/values/safe-redirect.ts'
import { newSearchFields, searchFields } from '../../../src/model/schemas/account/searches.ts'
import type { SavedViewQuery } from '../../../src/model/schemas/account/saved-query.ts'
import {
  addSearch,
  endSearch,
  listSearches,
} from '../../domain/community/saved-searches/saved-searches.ts'
import { savedPath } from '../../present/paths/saved-path.ts'
import { signInPath } from '../../present/paths/sign-in-path.ts'
import { presentSearches } from '../../present/saved/searches.ts'
import { searchToStore, withPaths } from '../../saved-searches/read-search.ts'
import type { ApiEnvironment } from '../middleware/context.ts'
import { formBody } from '../middleware/form.ts'
import { localeQuery, queryLocale, type LocaleContext } from '../middleware/query.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { sessionOfRequest } from '../middleware/session-of-request.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const unshown = showsNothing('Saved searches are on no page.')

type SaveContext = Pick<ApiEnvironment['Variables'], 'db' | 'clock'>

async function save({ db, clock }: SaveContext, memberId: number, path: string) {
  const search = await searchToStore(path, { db, today: clock.today() })
  await addSearch(db, memberId, search, clock.now())
}

/** The member's searches, with the paths of their lists in the requested language. */
export async function linkedSearches(c: LocaleContext<MemberEnvironment>) {
  const { db, member, clock } = c.var
  const found = await listSearches(db, member.id)
  return await withPaths(found, queryLocale(c), { db, today: clock.today() })
}

const searchesResponse = async (c: LocaleContext<MemberEnvironment>) =>
  c.json(presentSearches(await linkedSearches(c), queryLocale(c)))

/**
 * `GET ?locale` → SearchesView. `POST` with newSearchFields saves a list of the calendar, `DELETE` with searchFields ends one
 * → the same.
 * @throws DomainError invalid-query, criteria-not-found for a path that is no list; list-full; FieldErrors
 */
export const searches = new Hono<MemberEnvironment>()
  .get('/', localeQuery, async (c) => await searchesResponse(c))
  .post('/', unshown, formBody(newSearchFields), localeQuery, async (c) => {
    await save(c.var, c.var.member.id, c.req.valid('json').path)
    return await searchesResponse(c)
  })
  .delete('/', unshown, formBody(searchFields), localeQuery, async (c) => {
    await endSearch(c.var.db, c.var.member.id, c.req.valid('json').search)
    return await searchesResponse(c)
  })

/**
 * `POST` of the button of a calendar: saves the list and leads to the member's searches, without a session to the sign-in page
 * and from there back to the list.
 * @throws DomainError forbidden, media-type, too-many-requests, invalid-query
 */
export const plainSearch = new Hono<ApiEnvironment>().post(
  '/',
  unshown,
  rateLimit('FEEDBACK_LIMIT'),
  localeQuery,
  async (c) => {
    const locale = queryLocale(c)
    const form = await c.req.parseBody()
    const given = v.parse(v.fallback(v.string(), ''), form['path'])
    const path = safeRedirect(given, new URL(c.req.url).origin)
    if (path === null) throw new DomainError('invalid-query', 'path')
    const session = await sessionOfRequest(c)
    if (session === null) return c.redirect(signInPath(path, locale), 303)
    let outcome: NonNullable<SavedViewQuery['outcome']> = 'search'
    try {
      await save(c.var, session.member.id, path)
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'list-full') throw error
      outcome = 'searches-full'
    }
    return c.redirect(`${savedPath({ outcome }, locale)}#own-searches`, 303)
  },
)
