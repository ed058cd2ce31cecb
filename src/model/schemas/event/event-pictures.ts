import * as v from 'valibot'
import { locales } from '../../locales.ts'
import {
  eventPicturesLimit,
  licenceKeys,
  namesAuthor,
  pictureCreditMaximum,
  pictureRefusals,
  pictureTextMaximum,
} from '../../event/event-pictures.ts'
import { isPlain, message, optionalText, strictly } from '../../values/form.ts'
import { figureOf, flag, sitePath, text } from '../parts.ts'
import { textsOf } from '../texts-of.ts'

/** Forms and responses of `/api/organiser/events/{permalink}/pictures`. */

const id = v.pipe(
  v.number(message('invalid')),
  v.safeInteger(message('invalid')),
  v.minValue(1, message('invalid')),
)

/** A coordinate of a focal point. */
export const focalShare = v.pipe(
  v.number(message('invalid')),
  v.minValue(0, message('invalid')),
  v.maxValue(1, message('invalid')),
)

const alt = optionalText(pictureTextMaximum, isPlain)

/** `PATCH …/pictures`: missing keys stay; credit and licence come together. */
export const pictureChange = v.pipe(
  v.strictObject(
    {
      id,
      focalX: v.exactOptional(focalShare),
      focalY: v.exactOptional(focalShare),
      /** Texts that change, by locale; an empty one is removed. */
      alts: v.exactOptional(
        v.record(v.picklist(locales, message('invalid')), alt, message('invalid')),
      ),
      isDecoration: v.exactOptional(v.boolean(message('invalid'))),
      credit: v.exactOptional(optionalText(pictureCreditMaximum, isPlain)),
      licence: v.exactOptional(v.picklist(['', ...licenceKeys], message('invalid'))),
    },
    strictly,
  ),
  v.forward(
    v.check(
      ({ credit, licence }) => (credit === undefined) === (licence === undefined),
      message('required'),
    ),
    ['licence'],
  ),
  v.forward(
    v.check(
      ({ credit, licence }) => credit !== '' || !namesAuthor(licence ?? null),
      message('required'),
    ),
    ['credit'],
  ),
)

export type PictureChange = v.InferOutput<typeof pictureChange>

/** `DELETE …/pictures`, `PUT …/cover` and `POST …/restore`. */
export const pictureChoice = v.strictObject({ id }, strictly)

/** `PUT …/order`: the ids of the pictures, first to last. */
export const pictureOrder = v.strictObject(
  {
    ids: v.pipe(
      v.array(id, message('invalid')),
      v.maxLength(eventPicturesLimit, message('invalid')),
      v.check((ids) => new Set(ids).size === ids.length, message('invalid')),
    ),
  },
  strictly,
)

export const organiserPictureView = v.strictObject({
  id: figureOf('Id of the picture.'),
  name: text('Name of the uploaded file.'),
  src: sitePath('The picture, 768 pixels wide at most.'),
  width: figureOf('Pixels.'),
  height: figureOf('Pixels.'),
  focalX: figureOf('Point that no crop may cut off, as a share of the width.'),
  focalY: figureOf('The same of the height.'),
  isCover: flag('True for the chosen cover.'),
  isDecoration: flag('True if it needs no text.'),
  alts: v.pipe(
    v.record(v.picklist(locales), v.optional(v.string())),
    v.description('What it shows, by locale.'),
  ),
  credit: text('Author or owner of the rights; empty if none was stated.'),
  licence: v.picklist(['', ...licenceKeys]),
})

const pageTexts = textsOf([
  'add',
  'count',
  'progress',
  'drop',
  'limits',
  'order',
  'cover',
  'makeCover',
  'move',
  'alt',
  'language',
  'written',
  'altMissing',
  'decoration',
  'credit',
  'creditMissing',
  'licence',
  'noLicence',
  'focal',
  'focalHelp',
  'crops',
  'replace',
  'remove',
  'removed',
  'removedHeading',
  'restore',
  'until',
  'undo',
  'uploading',
  'preparing',
  'waiting',
  'stop',
  'offline',
  'failed',
  'none',
  'noneText',
  'saved',
  'preview',
])

export const organiserPicturesView = v.strictObject({
  event: v.strictObject({
    name: text('Name of the event.'),
    path: v.nullable(sitePath('Page of the event; null for one that is not published.')),
  }),
  texts: pageTexts,
  refusals: v.pipe(
    textsOf(pictureRefusals),
    v.description('Why an upload was refused and what to do, by error code.'),
  ),
  languages: v.array(v.strictObject({ locale: v.picklist(locales), name: v.string() })),
  licences: v.array(
    v.strictObject({
      licence: v.picklist(licenceKeys),
      label: v.string(),
      namesAuthor: flag('True if it requires the name of the author.'),
    }),
  ),
  pictures: v.array(organiserPictureView),
  removed: v.array(
    v.strictObject({
      id: figureOf('Id of the picture.'),
      name: text('Name of the uploaded file.'),
      until: text('Day on which it is deleted for good, as text.'),
    }),
  ),
})

export type OrganiserPictureView = v.InferOutput<typeof organiserPictureView>
export type OrganiserPicturesView = v.InferOutput<typeof organiserPicturesView>

/** Response to an upload. */
export const addedPicture = v.strictObject({ picture: organiserPictureView })
