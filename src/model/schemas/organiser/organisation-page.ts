import * as v from 'valibot'
import { locales } from '../../locales.ts'
import { isPlain, isPlainLines, message, optionalText, strictly } from '../../values/form.ts'
import { cityMaximumCharacters, organisationAboutMaximumCharacters } from '../../values/limits.ts'
import { readMailAddress } from '../../members/mail-address.ts'
import { pagePicturesView, pagePictureTexts } from './organiser-pictures.ts'
import { text } from '../parts.ts'
import { linkFields } from '../account/profile-fields.ts'

/** Form and response of `/api/profile/organisation/page`: what an organisation states on its public page. */

/** Text in one language; empty deletes it. */
export const aboutField = optionalText(organisationAboutMaximumCharacters, isPlainLines)

const contactField = v.pipe(
  v.string(message('email')),
  v.trim(),
  v.check((typed) => typed === '' || readMailAddress(typed) !== null, message('email')),
  v.transform((typed) => readMailAddress(typed)?.address ?? ''),
)

/** `PATCH`: `permalink` selects the organisation; missing fields and languages stay as they are. */
export const organisationPageFields = v.strictObject(
  {
    permalink: v.pipe(v.string(message('required')), v.nonEmpty(message('required'))),
    about: v.exactOptional(v.record(v.picklist(locales, message('invalid')), aboutField)),
    city: v.exactOptional(optionalText(cityMaximumCharacters, isPlain)),
    /** ISO 3166-1 alpha-2, or empty; the worker checks that the country exists. */
    country: v.exactOptional(
      v.pipe(v.string(message('invalid')), v.regex(/^(?:[A-Z]{2})?$/u, message('invalid'))),
    ),
    contactEmail: v.exactOptional(contactField),
    ...linkFields,
  },
  strictly,
)

const linkText = (network: string) => text(`URL on ${network}; '' without one.`)

export const organisationPageView = v.pipe(
  v.strictObject({
    about: v.pipe(v.record(v.picklist(locales), v.string()), v.description('Locale → text.')),
    city: v.string(),
    country: v.string(),
    contactEmail: v.string(),
    links: v.strictObject({
      facebook: linkText('Facebook'),
      twitter: linkText('X'),
      youtube: linkText('YouTube'),
      instagram: linkText('Instagram'),
      strava: linkText('Strava'),
    }),
    pictures: pagePicturesView,
    pictureTexts: pagePictureTexts,
    /** Texts of the form, so that other pages of accounts do not load them. */
    texts: v.strictObject({
      title: v.string(),
      about: v.string(),
      aboutHelp: v.string(),
      city: v.string(),
      contact: v.string(),
      contactHelp: v.string(),
      language: v.string(),
    }),
    languages: v.array(v.strictObject({ locale: v.picklist(locales), name: v.string() })),
  }),
  v.description('What an organisation states on its public page, for its people.'),
)

export type OrganisationPageFields = v.InferOutput<typeof organisationPageFields>
export type OrganisationPageView = v.InferOutput<typeof organisationPageView>
