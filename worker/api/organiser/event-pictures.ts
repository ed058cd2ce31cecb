import { Hono, type Context } from 'hono'
import {
  pictureChange,
  pictureChoice,
  pictureOrder,
} from '../../../src/model/schemas/event/event-pictures.ts'
import { changePicture } from '../../domain/organisers/pictures/change-picture.ts'
import type { EventOfMember } from '../../domain/organisers/pictures/edited-event.ts'
import { listPictures } from '../../domain/organisers/pictures/list-pictures.ts'
import { chooseCover, orderPictures } from '../../domain/organisers/pictures/order-pictures.ts'
import { removePicture, restorePicture } from '../../domain/organisers/pictures/remove-picture.ts'
import { presentPermalink } from '../../domain/catalogue/events/renamed-events.ts'
import { presentOrganiserPictures } from '../../present/organiser/organiser-pictures.ts'
import { formBody } from '../middleware/form.ts'
import { localeQuery, queryLocale } from '../middleware/query.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsAtOnce } from '../middleware/shows-at-once.ts'

/** The event of the path, as the member of the session names it. */
export const eventOf = (c: Context<MemberEnvironment>): EventOfMember => ({
  memberId: c.var.member.id,
  permalink: presentPermalink(c.req.param('permalink') ?? ''),
})

/**
 * Pictures of an event of the member's organisation. `GET ?locale` → OwnPicturesView. `PATCH` with pictureChange,
 * `DELETE` with pictureChoice, `PUT /order` with pictureOrder, `PUT /cover` and `POST /restore` with pictureChoice → `{}`.
 * Each may change the cover, which is on the cards of lists and of other events.
 * @throws DomainError not-found for an event or picture of others; list-full; FieldErrors
 */
export const eventPictures = new Hono<MemberEnvironment>()
  .get('/', localeQuery, async (c) => {
    const locale = queryLocale(c)
    const of = eventOf(c)
    return c.json(presentOrganiserPictures(await listPictures(c.var.db, of), of.permalink, locale))
  })
  .patch('/', showsAtOnce('everything'), formBody(pictureChange), async (c) => {
    const change = c.req.valid('json')
    await changePicture(c.var.db, eventOf(c), change)
    c.var.renewPages('everything')
    return c.json({})
  })
  .delete('/', showsAtOnce('everything'), formBody(pictureChoice), async (c) => {
    const { id } = c.req.valid('json')
    await removePicture(c.var.db, eventOf(c), id, c.var.clock.now())
    c.var.renewPages('everything')
    return c.json({})
  })
  .post('/restore', showsAtOnce('everything'), formBody(pictureChoice), async (c) => {
    const { id } = c.req.valid('json')
    await restorePicture(c.var.db, eventOf(c), id)
    c.var.renewPages('everything')
    return c.json({})
  })
  .put('/cover', showsAtOnce('everything'), formBody(pictureChoice), async (c) => {
    const { id } = c.req.valid('json')
    await chooseCover(c.var.db, eventOf(c), id)
    c.var.renewPages('everything')
    return c.json({})
  })
  .put('/order', showsAtOnce('everything'), formBody(pictureOrder), async (c) => {
    const { ids } = c.req.valid('json')
    await orderPictures(c.var.db, eventOf(c), ids)
    c.var.renewPages('everything')
    return c.json({})
  })
