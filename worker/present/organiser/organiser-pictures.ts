import { longDate } from '../../../src/i18n/format.ts'
import { locales, localeTable, type Locale } from '../../../src/model/locales.ts'
import { pathOf } from '../../../src/i18n/paths.ts'
import {
  licenceKeys,
  namesAuthor,
  removedPictureDays,
} from '../../../src/model/event/event-pictures.ts'
import { addDays } from '../../../src/model/values/dates.ts'
import { pictureUrl } from '../../../src/model/values/pictures.ts'
import type {
  OrganiserPicturesView,
  OrganiserPictureView,
} from '../../../src/model/schemas/event/event-pictures.ts'
import type { EventPicture, EventPictures } from '../../domain/organisers/pictures/list-pictures.ts'
import { mediaTexts, pictureRefusalTexts } from './media-texts.ts'
import { licenceLabel } from '../texts/licence-label.ts'

function presentPicture(picture: EventPicture): OrganiserPictureView {
  return {
    id: picture.id,
    name: picture.name,
    src: pictureUrl(picture.file, 768),
    width: picture.width,
    height: picture.height,
    focalX: picture.focalX,
    focalY: picture.focalY,
    isCover: picture.isCover,
    isDecoration: picture.isDecoration,
    alts: picture.alts,
    credit: picture.credit ?? '',
    licence: licenceKeys.find((each) => each === picture.licence) ?? '',
  }
}

/** Response to an upload. */
export const presentAddedPicture = (picture: EventPicture): { picture: OrganiserPictureView } => ({
  picture: presentPicture(picture),
})

/** The organiser's page of an event's pictures. */
export function presentOrganiserPictures(
  { name, isPublished, pictures, removed }: EventPictures,
  permalink: string,
  locale: Locale,
): OrganiserPicturesView {
  return {
    event: { name, path: isPublished ? pathOf({ to: 'event', permalink }, locale) : null },
    texts: mediaTexts(locale),
    refusals: pictureRefusalTexts(locale),
    languages: locales.map((each) => ({ locale: each, name: localeTable[each].name })),
    licences: licenceKeys.map((licence) => ({
      licence,
      label: licenceLabel(licence, locale),
      namesAuthor: namesAuthor(licence),
    })),
    pictures: pictures.map(presentPicture),
    removed: removed.map((picture) => ({
      id: picture.id,
      name: picture.name,
      until: longDate(addDays((picture.removedAt ?? '').slice(0, 10), removedPictureDays), locale),
    })),
  }
}
