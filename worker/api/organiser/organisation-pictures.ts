import { Hono, type Context } from 'hono'
import { DomainError } from '../../../src/model/values/errors.ts'
import { pictureBytesLimit, pictureUploadsPerDay } from '../../../src/model/values/limits.ts'
import {
  organiserPictureKinds,
  type OrganiserPictureKind,
} from '../../../src/model/members/organiser-pictures.ts'
import { focalFields } from '../../../src/model/schemas/organiser/organiser-pictures.ts'
import { enforceRateLimit } from '../../domain/limits/rate-limit.ts'
import {
  findPagePictures,
  type OwnedOrganisation,
} from '../../domain/organisers/page-pictures/page-pictures.ts'
import {
  removePagePicture,
  restorePagePicture,
} from '../../domain/organisers/page-pictures/remove-page-picture.ts'
import {
  moveFocalPoint,
  requireOwned,
  setPagePicture,
} from '../../domain/organisers/page-pictures/set-page-picture.ts'
import { readBody } from '../../http/read-body.ts'
import { pagePictureShape } from '../../media/shapes.ts'
import { pictureStore } from '../../media/store.ts'
import { storePicture } from '../../media/store-picture.ts'
import { presentPagePictures } from '../../present/organiser/page-pictures.ts'
import { fileBody, formBody } from '../middleware/form.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsAtOnce } from '../middleware/shows-at-once.ts'

const organisationOf = (c: Context<MemberEnvironment>): OwnedOrganisation => ({
  memberId: c.var.member.id,
  permalink: c.req.param('permalink') ?? '',
})

/** The kind in the path. @throws DomainError not-found */
function kindOf(c: Context<MemberEnvironment>): OrganiserPictureKind {
  const kind = organiserPictureKinds.find((each) => each === c.req.param('kind'))
  if (kind === undefined) throw new DomainError('not-found')
  return kind
}

/** The response to a change, which the organiser's page alone shows. */
async function renewed(c: Context<MemberEnvironment>) {
  c.var.renewPages(`organiser/${organisationOf(c).permalink}`)
  return c.json(presentPagePictures(await findPagePictures(c.var.db, organisationOf(c))))
}

/**
 * Logo and cover of an organisation that the member owns. `PUT` stores the picture in its body, `PATCH` with focalFields
 * moves the focal point, `DELETE` removes the picture, `POST /restore` brings the last one back. All → PagePicturesView.
 * @throws DomainError not-found, image-broken, image-dimensions, image-animated, image-too-large, image-type,
 *   too-many-requests, images-unavailable
 */
export const organisationPictures = new Hono<MemberEnvironment>()
  .put(
    '/:permalink/:kind',
    showsAtOnce('organiser'),
    rateLimit('PICTURE_LIMIT'),
    fileBody,
    async (c) => {
      const { settings, db, member, clock } = c.var
      const kind = kindOf(c)
      await requireOwned(db, organisationOf(c))
      const store = pictureStore(settings)
      const now = clock.now()
      const daily = { name: 'page-picture-day', subject: String(member.id), seconds: 86_400 }
      await enforceRateLimit(db, { ...daily, limit: pictureUploadsPerDay }, now)
      const upload = await readBody(c.req.raw, pictureBytesLimit)
      const picture = await storePicture(store, upload, pagePictureShape(kind))
      await setPagePicture(db, organisationOf(c), kind, picture, now)
      return await renewed(c)
    },
  )
  .patch('/:permalink/:kind', showsAtOnce('organiser'), formBody(focalFields), async (c) => {
    await moveFocalPoint(c.var.db, organisationOf(c), kindOf(c), c.req.valid('json'))
    return await renewed(c)
  })
  .delete('/:permalink/:kind', showsAtOnce('organiser'), async (c) => {
    await removePagePicture(c.var.db, organisationOf(c), kindOf(c), c.var.clock.now())
    return await renewed(c)
  })
  .post('/:permalink/:kind/restore', showsAtOnce('organiser'), async (c) => {
    await restorePagePicture(c.var.db, organisationOf(c), kindOf(c))
    return await renewed(c)
  })
