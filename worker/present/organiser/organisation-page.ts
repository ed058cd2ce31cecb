import { locales, type Locale } from '../../../src/model/locales.ts'
import { languageName } from '../../../src/i18n/names.ts'
import type { OrganisationPageView } from '../../../src/model/schemas/organiser/organisation-page.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { PagePictures } from '../../domain/organisers/page-pictures/page-pictures.ts'
import type { OrganisationPage } from '../../domain/accounts/organisations/organisation-page.ts'
import { pagePictureTexts, presentPagePictures } from './page-pictures.ts'

/** The form of an organisation's public page, with its texts in a language. */
export function presentOrganisationPage(
  { about, links, city, country, contactEmail }: OrganisationPage,
  pictures: PagePictures,
  locale: Locale,
): OrganisationPageView {
  const to = { locale }
  const urls = new Map(links)
  return {
    about,
    city,
    country,
    contactEmail,
    links: {
      facebook: urls.get('facebook') ?? '',
      twitter: urls.get('twitter') ?? '',
      youtube: urls.get('youtube') ?? '',
      instagram: urls.get('instagram') ?? '',
      strava: urls.get('strava') ?? '',
    },
    pictures: presentPagePictures(pictures),
    pictureTexts: pagePictureTexts(locale),
    texts: {
      title: m.organisation_page({}, to),
      about: m.organisation_about({}, to),
      aboutHelp: m.organisation_about_help({}, to),
      city: m.profile_city({}, to),
      contact: m.organisation_contact({}, to),
      contactHelp: m.organisation_contact_help({}, to),
      language: m.language_heading({}, to),
    },
    languages: locales.map((each) => ({ locale: each, name: languageName(each, locale) })),
  }
}
