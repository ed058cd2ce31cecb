import * as v from 'valibot'
import { strictly } from '../../values/form.ts'
import { focalShare } from '../event/event-pictures.ts'
import { figureOf, sitePath, text } from '../parts.ts'

/** Forms and responses of `/api/profile/organisation/pictures/{permalink}/{kind}`: logo and cover of an organisation. */

/** `PATCH`. */
export const focalFields = v.strictObject({ focalX: focalShare, focalY: focalShare }, strictly)

const pagePicture = v.strictObject({
  src: sitePath('The picture, 768 pixels wide at most.'),
  width: figureOf('Pixels.'),
  height: figureOf('Pixels.'),
  focalX: figureOf('Point that no crop may cut off, as a share of the width.'),
  focalY: figureOf('The same of the height.'),
})

export const pagePicturesView = v.strictObject({
  logo: v.nullable(pagePicture),
  cover: v.nullable(pagePicture),
})

/** Texts of the fields, so that other pages of accounts do not load them. */
export const pagePictureTexts = v.strictObject({
  logo: text('Label of the logo.'),
  logoHelp: text('What it should be like.'),
  cover: text('Label of the cover.'),
  coverHelp: text('What it should be like.'),
  focal: text('Label of the focal point.'),
  focalHelp: text('How it is moved.'),
  undo: text('Button that takes a removal back.'),
})

export type PagePictureView = v.InferOutput<typeof pagePicture>
export type PagePicturesView = v.InferOutput<typeof pagePicturesView>
