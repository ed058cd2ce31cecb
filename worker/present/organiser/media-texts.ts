import { number } from '../../../src/i18n/format.ts'
import type { Locale } from '../../../src/model/locales.ts'
import { eventPicturesLimit, removedPictureDays } from '../../../src/model/event/event-pictures.ts'
import type { OrganiserPicturesView } from '../../../src/model/schemas/event/event-pictures.ts'
import { m } from '../../../src/paraglide/messages.js'

/** Why an upload was refused and what to do, by the API's error code. */
export function pictureRefusalTexts(locale: Locale): OrganiserPicturesView['refusals'] {
  const to = { locale }
  const n = number(eventPicturesLimit, locale)
  return {
    'image-type': m.avatar_type({}, to),
    'media-type': m.avatar_type({}, to),
    'image-too-large': m.media_too_large({}, to),
    'image-dimensions': m.avatar_dimensions({}, to),
    'image-animated': m.avatar_animated({}, to),
    'image-broken': m.avatar_broken({}, to),
    'list-full': m.media_full({ n }, to),
    'too-many-requests': m.media_busy({}, to),
    'images-unavailable': m.avatar_unavailable({}, to),
  }
}

/** Placeholders that the page fills in itself. */
const place = { position: '{position}', total: '{total}' }

/** Texts of the page on which an organiser manages the pictures of an event. */
export function mediaTexts(locale: Locale): OrganiserPicturesView['texts'] {
  const to = { locale }
  return {
    add: m.media_add({}, to),
    count: m.media_count({ n: '{n}', most: number(eventPicturesLimit, locale) }, to),
    progress: m.media_progress({ n: '{n}', total: '{total}' }, to),
    drop: m.media_drop({}, to),
    limits: m.media_limits({ n: number(eventPicturesLimit, locale) }, to),
    order: m.media_order({}, to),
    cover: m.media_cover({}, to),
    makeCover: m.media_make_cover({}, to),
    move: m.media_move(place, to),
    alt: m.media_alt({}, to),
    language: m.media_language({}, to),
    written: m.media_written({}, to),
    altMissing: m.media_alt_missing({}, to),
    decoration: m.media_decoration({}, to),
    credit: m.media_credit({}, to),
    creditMissing: m.media_credit_missing({}, to),
    licence: m.media_licence({}, to),
    noLicence: m.media_licence_none({}, to),
    focal: m.media_focal({}, to),
    focalHelp: m.media_focal_help({}, to),
    crops: m.media_crops({}, to),
    replace: m.media_replace({}, to),
    remove: m.media_remove({}, to),
    removed: m.media_removed({ days: number(removedPictureDays, locale) }, to),
    removedHeading: m.media_removed_heading({}, to),
    restore: m.media_restore({}, to),
    until: m.media_until({}, to),
    undo: m.saved_undo({}, to),
    uploading: m.media_uploading({}, to),
    preparing: m.media_preparing({}, to),
    waiting: m.media_waiting({}, to),
    stop: m.media_stop({}, to),
    offline: m.media_offline({}, to),
    failed: m.media_failed({}, to),
    none: m.media_none({}, to),
    noneText: m.media_none_text({}, to),
    saved: m.media_saved({}, to),
    preview: m.moderation_open_page({}, to),
  }
}
