import type { Locale } from '../../../src/model/locales.ts'
import { pictureUrl } from '../../../src/model/values/pictures.ts'
import type {
  PagePictureView,
  PagePicturesView,
} from '../../../src/model/schemas/organiser/organiser-pictures.ts'
import type { OrganiserView } from '../../../src/model/views.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { CoverFacts } from '../../domain/catalogue/cards/shown-pictures.ts'
import type {
  PagePicture,
  PagePictures,
} from '../../domain/organisers/page-pictures/page-pictures.ts'
import { pictureView } from '../cards/picture-view.ts'

const presentPicture = (picture: PagePicture | null): PagePictureView | null =>
  picture === null
    ? null
    : {
        src: pictureUrl(picture.file, 768),
        width: picture.width,
        height: picture.height,
        focalX: picture.focalX,
        focalY: picture.focalY,
      }

/** Logo and cover of an organisation, for its owner. */
export const presentPagePictures = ({ logo, cover }: PagePictures): PagePicturesView => ({
  logo: presentPicture(logo),
  cover: presentPicture(cover),
})

export const pagePictureTexts = (locale: Locale) => {
  const to = { locale }
  return {
    logo: m.organisation_logo({}, to),
    logoHelp: m.organisation_logo_help({}, to),
    cover: m.media_cover({}, to),
    coverHelp: m.organisation_cover_help({}, to),
    focal: m.media_focal({}, to),
    focalHelp: m.media_focal_help({}, to),
    undo: m.saved_undo({}, to),
  }
}

/** The logo where it is shown small: for screens of one, two and three pixels a CSS pixel. */
export const presentLogo = (logo: CoverFacts | null): OrganiserView['logo'] =>
  logo === null
    ? null
    : {
        src: pictureUrl(logo.file, 96),
        srcset: `${pictureUrl(logo.file, 192)} 2x, ${pictureUrl(logo.file, 256)} 3x`,
        large: pictureUrl(logo.file, 512),
      }

export const presentCover = (cover: CoverFacts | null): OrganiserView['cover'] =>
  cover === null ? null : { ...pictureView(cover), large: pictureUrl(cover.file, 1920) }
