import * as v from 'valibot'
import { pictureIdForm } from '../values/pictures.ts'

const pixels = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000))

/** A picture in the store (worker/media/), with its size in pixels. */
export const storedPicture = v.strictObject({
  file: v.pipe(v.string(), v.regex(pictureIdForm)),
  width: pixels,
  height: pixels,
})

export type DocumentPicture = v.InferOutput<typeof storedPicture>
