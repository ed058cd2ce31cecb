import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import {
  eventPictureBytesLimit,
  eventPictureUploadsPerDay,
  pictureNameMaximum,
} from '../../../src/model/event/event-pictures.ts'
import { DomainError } from '../../../src/model/values/errors.ts'
import { isPlain } from '../../../src/model/values/form.ts'
import { enforceRateLimit } from '../../domain/limits/rate-limit.ts'
import type { StoredPicture } from '../../domain/accounts/media/avatar.ts'
import { addPicture, requireSpace } from '../../domain/organisers/pictures/add-picture.ts'
import { replaceFile, requirePicture } from '../../domain/organisers/pictures/replace-file.ts'
import { readBody } from '../../http/read-body.ts'
import { eventPictureShape } from '../../media/shapes.ts'
import { pictureStore } from '../../media/store.ts'
import { storePicture } from '../../media/store-picture.ts'
import { presentAddedPicture } from '../../present/organiser/organiser-pictures.ts'
import { queryKeys } from '../middleware/query.ts'
import { fileBody } from '../middleware/form.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { eventOf } from './event-pictures.ts'
import { showsAtOnce } from '../middleware/shows-at-once.ts'

const keys = v.object({ name: v.optional(v.string(), '') })

/** Stores the picture of the body; `?name` is the name of its file. */
async function storeUpload(
  c: Context<MemberEnvironment, string, { out: { query: v.InferOutput<typeof keys> } }>,
): Promise<StoredPicture & { name: string }> {
  const { settings, db, member, clock } = c.var
  const store = pictureStore(settings)
  const daily = { name: 'event-picture-day', subject: String(member.id), seconds: 86_400 }
  await enforceRateLimit(db, { ...daily, limit: eventPictureUploadsPerDay }, clock.now())
  const upload = await readBody(c.req.raw, eventPictureBytesLimit)
  const name = c.req.valid('query').name.normalize('NFC').trim().slice(0, pictureNameMaximum)
  return {
    ...(await storePicture(store, upload, eventPictureShape)),
    name: isPlain(name) ? name : '',
  }
}

/** The id in the path. @throws DomainError not-found if it is no number */
function pictureId(c: Context<MemberEnvironment>): number {
  const id = Number(c.req.param('id'))
  if (!Number.isSafeInteger(id) || id < 1) throw new DomainError('not-found')
  return id
}

/**
 * Files of an event's pictures, one a request, as the body. `POST ?name` adds a picture; `PUT /{id}/file?name` gives one
 * another file. Both → `{ picture }`.
 * @throws DomainError not-found, list-full, image-broken, image-dimensions, image-animated, image-too-large, image-type,
 *   too-many-requests, images-unavailable
 */
export const eventPictureFiles = new Hono<MemberEnvironment>()
  .post('/', showsAtOnce('everything'), queryKeys(keys), fileBody, async (c) => {
    const of = eventOf(c)
    await requireSpace(c.var.db, of)
    const picture = await storeUpload(c)
    const added = await addPicture(c.var.db, of, picture, c.var.clock.now())
    c.var.renewPages('everything')
    return c.json(presentAddedPicture(added))
  })
  .put('/:id/file', showsAtOnce('everything'), queryKeys(keys), fileBody, async (c) => {
    const [of, id] = [eventOf(c), pictureId(c)]
    await requirePicture(c.var.db, of, id)
    const picture = await storeUpload(c)
    const replaced = await replaceFile(c.var.db, of, id, picture)
    c.var.renewPages('everything')
    return c.json(presentAddedPicture(replaced))
  })
