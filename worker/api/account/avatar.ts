import type { AvatarView } from '../../../src/model/schemas/account/profile.ts'
import { Hono } from 'hono'
import { pictureBytesLimit, pictureUploadsPerDay } from '../../../src/model/values/limits.ts'
import { avatarShownWidth, pictureUrl } from '../../../src/model/values/pictures.ts'
import { removeAvatar, setAvatar } from '../../domain/accounts/media/avatar.ts'
import { enforceRateLimit } from '../../domain/limits/rate-limit.ts'
import { avatarShape } from '../../media/shapes.ts'
import { storePicture } from '../../media/store-picture.ts'
import { readBody } from '../../http/read-body.ts'
import { pictureStore } from '../../media/store.ts'
import { fileBody } from '../middleware/form.ts'
import { rateLimit } from '../middleware/rate-limit.ts'
import type { MemberEnvironment } from '../middleware/require-member.ts'
import { showsNothing } from '../middleware/shows-at-once.ts'

const unshown = showsNothing('Avatars are on pages of members only.')

/**
 * `PUT` stores the picture in its body as the member's avatar → `{ avatar: { url } }`; `DELETE` removes it →
 * `{ avatar: null }`.
 * @throws DomainError image-broken, image-dimensions, image-animated, image-too-large, image-type, too-many-requests,
 *   images-unavailable
 */
export const avatar = new Hono<MemberEnvironment>()
  .put('/', unshown, rateLimit('PICTURE_LIMIT'), fileBody, async (c) => {
    const { settings, db, member, clock } = c.var
    const bytes = await readBody(c.req.raw, pictureBytesLimit)
    const store = pictureStore(settings)
    const now = clock.now()
    const daily = { name: 'avatar-day', subject: String(member.id), seconds: 86_400 }
    await enforceRateLimit(db, { ...daily, limit: pictureUploadsPerDay }, now)
    const picture = await storePicture(store, bytes, avatarShape)
    await setAvatar(db, member.id, picture, now)
    return c.json<AvatarView>({ avatar: { url: pictureUrl(picture.id, avatarShownWidth) } })
  })
  .delete('/', unshown, async (c) => {
    const { db, member, clock } = c.var
    await removeAvatar(db, member.id, clock.now())
    return c.json<AvatarView>({ avatar: null })
  })
