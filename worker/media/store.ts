import { DomainError } from '../../src/model/values/errors.ts'
import type { Settings } from '../settings/env.ts'

/** Storage and encoder of pictures. Both bindings are optional for a deployment. */
export interface PictureStore {
  files: R2Bucket
  encoder: ImagesBinding
}

/** @throws DomainError images-unavailable if either binding is missing */
export function pictureStore({ MEDIA, IMAGES }: Settings): PictureStore {
  if (MEDIA === undefined || IMAGES === undefined) throw new DomainError('images-unavailable')
  return { files: MEDIA, encoder: IMAGES }
}
