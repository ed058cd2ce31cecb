import { Hono } from 'hono'
import { pictureBytesLimit, pictureUploadsPerDay } from '../../../src/model/limits.ts'
import { avatarShownWidth, pictureAddress } from '../../../src/model/pictures.ts'
import { removeAvatar } from '../../domain/accounts/media/avatar.ts'
import { demandTurn } from '../../domain/accounts/limits/take-turn.ts'
import { storeAvatar } from '../../media/store-avatar.ts'
import { readBody } from '../../http/read-body.ts'
import { pictureStore } from '../../media/store.ts'
import { guarded, guardedFor } from '../middleware/guarded.ts'
import { sieve } from '../middleware/sieve.ts'
import { signedIn, type MemberEnvironment } from '../middleware/signed-in.ts'

/**
 * PUT, with the picture as its body, gives the member who is signed in an avatar and answers `{ avatar: { url } }`; DELETE
 * takes it away and answers `{ avatar: null }`. Nobody else's picture can be named: the one that is sent is taken.
 * Errors besides those of every form: image-broken, image-dimensions, image-animated (400), image-too-large (413),
 * image-type (415), too-many-requests (429), images-unavailable (503).
 */
export const avatar = new Hono<MemberEnvironment>()
  .put('/avatar', guardedFor(/^image\//u), sieve('PICTURE_LIMIT'), signedIn, async (c) => {
    const { settings, db, member, clock } = c.var
    const sent = await readBody(c.req.raw, pictureBytesLimit)
    const store = pictureStore(settings)
    const now = clock.now()
    const turn = { name: 'avatar-day', whom: String(member.id), seconds: 86_400 }
    await demandTurn(db, { ...turn, most: pictureUploadsPerDay }, now)
    const id = await storeAvatar(store, db, member.id, sent, now)
    return c.json({ avatar: { url: pictureAddress(id, avatarShownWidth) } })
  })
  .delete('/avatar', guarded, signedIn, async (c) => {
    const { db, member, clock } = c.var
    await removeAvatar(db, member.id, clock.now())
    return c.json({ avatar: null })
  })
