import { Hono } from 'hono'
import type { DeskPictureView } from '../../../src/model/schemas/desk/desk-picture.ts'
import { eventPictureUploadsPerDay } from '../../../src/model/event/event-pictures.ts'
import { pictureBytesLimit } from '../../../src/model/values/limits.ts'
import { findDeskDocument } from '../../domain/content/desk/desk-document.ts'
import { addDocumentPicture } from '../../domain/content/pictures/add-picture.ts'
import { enforceRateLimit } from '../../domain/limits/rate-limit.ts'
import { readBody } from '../../http/read-body.ts'
import { documentPictureShape } from '../../media/shapes.ts'
import { pictureStore } from '../../media/store.ts'
import { storePicture } from '../../media/store-picture.ts'
import { fileBody } from '../middleware/form.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { documentIdOf, unshown } from './document-id.ts'

/**
 * Pictures of a document. `POST` stores the picture in its body → DeskPictureView; a save then puts it into a block. The
 * upload alone changes no draft.
 * @throws DomainError not-found, image-broken, image-dimensions, image-animated, image-too-large, image-type,
 *   too-many-requests, images-unavailable
 */
export const documentPictures = new Hono<MemberEnvironment>().post(
  '/',
  unshown,
  rateLimit('PICTURE_LIMIT'),
  fileBody,
  async (c) => {
    const { settings, db, member, clock } = c.var
    const { id } = await findDeskDocument(db, documentIdOf(c))
    const store = pictureStore(settings)
    const now = clock.now()
    const daily = { name: 'document-picture-day', subject: String(member.id), seconds: 86_400 }
    await enforceRateLimit(db, { ...daily, limit: eventPictureUploadsPerDay }, now)
    const upload = await readBody(c.req.raw, pictureBytesLimit)
    const stored = await storePicture(store, upload, documentPictureShape)
    await addDocumentPicture(db, id, stored, now)
    const { id: file, width, height } = stored
    return c.json<DeskPictureView>({ picture: { file, width, height } }, 201)
  },
)
