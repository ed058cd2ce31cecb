import { DomainError } from '../../src/model/errors.ts'
import type { Settings } from '../settings/env.ts'

/** Where pictures lie, and what encodes them; both are bindings that a deployment may do without. */
export interface PictureStore {
  files: R2Bucket
  encoder: ImagesBinding
}

/** @throws DomainError images-unavailable where either binding is missing */
export function pictureStore({ MEDIA, IMAGES }: Settings): PictureStore {
  if (MEDIA === undefined || IMAGES === undefined) throw new DomainError('images-unavailable')
  return { files: MEDIA, encoder: IMAGES }
}
