import { avatarSide } from '../../src/model/pictures.ts'
import type { Database } from '../db/client.ts'
import { setAvatar } from '../domain/accounts/media/avatar.ts'
import { randomToken } from '../runtime/digest.ts'
import { encodeSquare } from './encode.ts'
import type { PictureStore } from './store.ts'

/** How a stored file says what it is, should anybody ever be given it as it is. */
export const pictureType = { contentType: 'image/webp' }

/**
 * Stores our own encoding of a picture as a member's avatar; what was sent is kept nowhere. The file comes before its
 * row: where the second fails, or only its answer is lost, the file stays, because a row may have it by now. Without one
 * it is an orphan that nobody can reach, and the sweep takes it.
 * @returns its id
 * @throws DomainError as encodeSquare does
 */
export async function keepAvatar(
  { files, encoder }: PictureStore,
  db: Database,
  memberId: number,
  sent: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<string> {
  const { bytes, width, height } = await encodeSquare(encoder, sent, avatarSide)
  const id = randomToken(16)
  await files.put(id, bytes, { httpMetadata: pictureType })
  await setAvatar(db, memberId, { id, width, height, bytes: bytes.length }, now)
  return id
}
