import type { Locale } from '../../../src/model/locales.ts'
import type { PictureLicence } from '../../../src/model/event/event-pictures.ts'
import { m } from '../../../src/paraglide/messages.js'

/** Name of a licence under which a picture is shown. */
export const licenceLabel = (licence: PictureLicence, locale: Locale): string =>
  ({
    own: m.media_licence_own({}, { locale }),
    'cc-by-4.0': 'CC BY 4.0',
    'cc-by-sa-4.0': 'CC BY-SA 4.0',
    'cc0-1.0': 'CC0 1.0',
  })[licence]
