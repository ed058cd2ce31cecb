import { Hono } from 'hono'
import * as v from 'valibot'
import {
  redirectFields,
  type DeskRedirectsView,
  type RedirectFaultCode,
} from '../../../src/model/schemas/desk/desk-redirects.ts'
import { renamedEvents } from '../../domain/catalogue/events/renamed-events.ts'
import { addRedirect, removeRedirect } from '../../domain/content/redirects/change-redirects.ts'
import { englishPath } from '../../domain/content/redirects/english-path.ts'
import { listRedirects } from '../../domain/content/redirects/find-redirects.ts'
import { formBody } from '../middleware/form.ts'
import { queryKeys } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const unshown = showsNothing('A redirect is read where no page is found, which no cache stores.')
const fromKey = v.object({ from: v.pipe(v.string(), v.maxLength(500)) })

/** Former names of events of the demo catalogue, which are redirected without the table. */
const shipped = [...renamedEvents].map(([from, to]) => ({
  from: `/event/${from}`,
  to: `/event/${to}`,
  isShipped: true,
}))

/**
 * Redirects of former paths. `GET` → DeskRedirectsView; `PUT` with redirectFields adds one or gives it another target, 400
 * with { faults } by field; `DELETE ?from`.
 * @throws DomainError not-found
 */
export const redirects = new Hono<MemberEnvironment>()
  .get('/', async (c) => {
    const stored = await listRedirects(c.var.db)
    const all = [...stored.map((each) => ({ ...each, isShipped: false })), ...shipped]
    return c.json<DeskRedirectsView>({
      redirects: all.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    })
  })
  .put('/', unshown, formBody(redirectFields), async (c) => {
    const { db, clock } = c.var
    const { from, to } = c.req.valid('json')
    const redirect = { from: englishPath(from).toLowerCase(), to: englishPath(to) }
    const fault: RedirectFaultCode | null = redirect.to.startsWith('https:')
      ? 'to-host'
      : await addRedirect(db, redirect, clock.now())
    if (fault === null) return c.json({})
    return c.json({ faults: { [fault.startsWith('from') ? 'from' : 'to']: fault } }, 400)
  })
  .delete('/', unshown, queryKeys(fromKey), async (c) => {
    await removeRedirect(c.var.db, c.req.valid('query').from)
    return c.json({})
  })
