import { avatarSide } from '../../src/model/pictures.ts'
import type { Database } from '../db/client.ts'
import { setAvatar } from '../domain/accounts/media/avatar.ts'
import { randomToken } from '../runtime/digest.ts'
import { encodeSquare } from './encode.ts'
import type { PictureStore } from './store.ts'

/** Content type of the stored file, for the case that the bucket itself serves it. */
const pictureMetadata = { contentType: 'image/webp' }

/**
 * Stores an encoded copy of an uploaded picture as a member's avatar; the upload itself is not stored. The file is
 * written before its row. If writing the row fails, the file is not deleted, because the row may exist nevertheless
 * when only the response was lost. A file without a row cannot be reached, and sweepMedia deletes it.
 * @returns the picture's id
 * @throws DomainError as encodeSquare does
 */
export async function storeAvatar(
  { files, encoder }: PictureStore,
  db: Database,
  memberId: number,
  upload: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<string> {
  const { bytes, width, height } = await encodeSquare(encoder, upload, avatarSide)
  const id = randomToken(16)
  await files.put(id, bytes, { httpMetadata: pictureMetadata })
  await setAvatar(db, memberId, { id, width, height, bytes: bytes.length }, now)
  return id
}
