import { randomToken } from '../runtime/digest.ts'
import type { StoredPicture } from '../domain/accounts/media/avatar.ts'
import { encodeUpload, type Shape } from './encode.ts'
import type { PictureStore } from './store.ts'

/** Content type of the stored file, for the case that the bucket itself serves it. */
const pictureMetadata = { contentType: 'image/webp' }

/**
 * Stores an encoded copy of an uploaded picture; the upload itself is not stored. The file is written before its row. If
 * writing the row fails, the file is not deleted, because the row may exist nevertheless when only the response was lost.
 * A file without a row cannot be reached, and sweepMedia deletes it.
 * @returns facts of the file, for its row
 * @throws DomainError as encodeUpload does
 */
export async function storePicture(
  { files, encoder }: PictureStore,
  upload: Uint8Array<ArrayBuffer>,
  shape: Shape,
): Promise<StoredPicture> {
  const { bytes, width, height } = await encodeUpload(encoder, upload, shape)
  const id = randomToken(16)
  await files.put(id, bytes, { httpMetadata: pictureMetadata })
  return { id, width, height, bytes: bytes.length }
}
