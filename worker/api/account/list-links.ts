import { Hono } from 'hono'
import {
  linkDeadlineFields,
  linkFields,
  linkNameFields,
} from '../../../src/model/schemas/account/list-links.ts'
import {
  createLink,
  endLink,
  setLinkDeadlines,
  setLinkName,
} from '../../domain/community/list-links/member-links.ts'
import { newLink } from '../../present/saved/list-links.ts'
import { siteOriginOf } from '../../settings/site-origin.ts'
import { formBody } from '../middleware/form.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const unshown = showsNothing('Shared lists are not cached.')

/**
 * Links by which others read the member's list. `POST` with linkFields → NewLinkView, the only response with the link;
 * an older one of its kind stops working. `PATCH` with linkNameFields shows or hides the first name → `{}`. `PUT` with
 * linkDeadlineFields adds days of sign-up and price rises to the calendar, or removes them → `{}`. `DELETE` with
 * linkFields → `{}`.
 * @throws DomainError not-found if there is no link; FieldErrors
 */
export const listLinks = new Hono<MemberEnvironment>()
  .post('/', unshown, formBody(linkFields), localeQuery, async (c) => {
    const { db, settings, member, clock } = c.var
    const { kind } = c.req.valid('json')
    const token = await createLink(db, member.id, kind, clock.now())
    const origin = siteOriginOf(settings, new URL(c.req.url))
    return c.json(newLink(kind, token, origin, queryLocale(c)))
  })
  .patch('/', unshown, formBody(linkNameFields), async (c) => {
    const { showsName } = c.req.valid('json')
    await setLinkName(c.var.db, c.var.member.id, showsName)
    return c.json({})
  })
  .put('/', unshown, formBody(linkDeadlineFields), async (c) => {
    const { deadlines } = c.req.valid('json')
    await setLinkDeadlines(c.var.db, c.var.member.id, deadlines)
    return c.json({})
  })
  .delete('/', unshown, formBody(linkFields), async (c) => {
    const { kind } = c.req.valid('json')
    await endLink(c.var.db, c.var.member.id, kind)
    return c.json({})
  })
