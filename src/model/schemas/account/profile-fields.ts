import * as v from 'valibot'
import { locales } from '../../locales.ts'
import { currencies } from '../../values/currencies.ts'
import { alertKinds } from '../../event/event-news.ts'
import {
  isPlain,
  isPlainLines,
  lineOf,
  message,
  optionalText,
  strictly,
} from '../../values/form.ts'
import {
  bioMaximumCharacters,
  cityMaximumCharacters,
  personNameMaximumCharacters,
} from '../../values/limits.ts'
import type { Network } from '../../members/members.ts'
import { unitSystemNames } from '../../values/preferences.ts'
import { sports } from '../../event/sports.ts'
import { isWebAddress, webAddressMaximumCharacters } from '../../values/web-address.ts'
import { emailField, organisationNameField, resetFields, secretField } from './members.ts'

/**
 * Forms of the profile. They are flat, so that an error has the name of its field, and strict, so that a body with a
 * role or another column is refused.
 */

/** URL of another site; empty deletes the stored one. */
export const siteField = v.pipe(
  v.string(message('url')),
  v.trim(),
  v.maxLength(webAddressMaximumCharacters, message('too-long')),
  v.check((address) => address === '' || isWebAddress(address), message('url')),
)

export const linkFields = {
  facebook: v.exactOptional(siteField),
  twitter: v.exactOptional(siteField),
  youtube: v.exactOptional(siteField),
  instagram: v.exactOptional(siteField),
  strava: v.exactOptional(siteField),
} satisfies Record<Network, unknown>

/** `PATCH /api/profile`: missing fields stay as they are. */
export const profileFields = v.strictObject(
  {
    firstname: v.exactOptional(lineOf(personNameMaximumCharacters)),
    lastname: v.exactOptional(lineOf(personNameMaximumCharacters)),
    /** ISO 3166-1 alpha-2, or empty; the worker checks that the country exists. */
    country: v.exactOptional(
      v.pipe(v.string(message('invalid')), v.regex(/^(?:[A-Z]{2})?$/u, message('invalid'))),
    ),
    city: v.exactOptional(optionalText(cityMaximumCharacters, isPlain)),
    /** Plain text of several lines. */
    bio: v.exactOptional(optionalText(bioMaximumCharacters, isPlainLines)),
    ...linkFields,
    sports: v.exactOptional(
      v.pipe(
        v.array(v.picklist(sports, message('invalid')), message('invalid')),
        v.maxLength(sports.length, message('invalid')),
        v.transform((keys) => [...new Set(keys)]),
      ),
    ),
    /** Kinds of news about saved events, and `answers` to reviews, of which the member wants an email. */
    alerts: v.exactOptional(
      v.array(v.picklist(alertKinds, message('invalid')), message('invalid')),
    ),
    /** True for the newsletter. */
    startList: v.exactOptional(v.boolean(message('invalid'))),
    isPublic: v.exactOptional(v.boolean(message('invalid'))),
    /** Language of emails. */
    locale: v.exactOptional(v.picklist(locales, message('invalid'))),
    unit: v.exactOptional(v.picklist(unitSystemNames, message('invalid'))),
    currency: v.exactOptional(v.picklist(currencies, message('invalid'))),
  },
  strictly,
)

/** `POST /api/profile/password`. */
export const passwordFields = v.intersect([
  v.strictObject(
    { password_current: secretField, password: v.unknown(), password_confirm: v.unknown() },
    strictly,
  ),
  resetFields,
])

/** Current password; missing for a member without one, who needs a recent sign-in instead. */
const currentPassword = v.exactOptional(v.string(message('required')))

/** `POST /api/profile/email`. */
export const emailFields = v.strictObject(
  { email: emailField, password: currentPassword },
  strictly,
)

/** `POST /api/google/connection`. */
export const googleConnectionFields = v.object({ password: secretField })

/** `POST /api/profile/deletion`. */
export const deletionFields = v.strictObject({ password: currentPassword }, strictly)

/** `PATCH /api/profile/organisation`: `permalink` selects it; missing fields stay as they are. */
export const organisationFields = v.strictObject(
  {
    permalink: v.pipe(v.string(message('required')), v.nonEmpty(message('required'))),
    name: v.exactOptional(organisationNameField),
    site: v.exactOptional(siteField),
  },
  strictly,
)

/** `POST /api/profile/organisation`: the first organisation of a member. */
export const newOrganisationFields = v.strictObject(
  { name: organisationNameField, site: v.optional(siteField, '') },
  strictly,
)

export type ProfileFields = v.InferOutput<typeof profileFields>
export type OrganisationFields = v.InferOutput<typeof organisationFields>
export type NewOrganisationFields = v.InferOutput<typeof newOrganisationFields>
