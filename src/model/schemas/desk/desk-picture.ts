import * as v from 'valibot'
import { storedPicture } from '../../blocks/picture.ts'

/** Response of `POST /api/desk/documents/{id}/pictures`: the picture as a document names it. */
export const deskPictureView = v.strictObject({ picture: storedPicture })

export type DeskPictureView = v.InferOutput<typeof deskPictureView>
