import * as v from 'valibot'
import { locales } from '../../i18n/locales.ts'
import { currencies } from '../currencies.ts'
import type { FieldError } from '../field-errors.ts'
import {
  bioMaximumCharacters,
  cityMaximumCharacters,
  personNameMaximumCharacters,
} from '../limits.ts'
import type { Network } from '../members.ts'
import { unitSystemNames } from '../preferences.ts'
import { sports } from '../sports.ts'
import { isWebAddress, webAddressMaximumCharacters } from '../web-address.ts'
import {
  emailField,
  isPlain,
  lineOf,
  newPasswordField,
  organisationNameField,
  secretField,
} from './members.ts'

/**
 * What the forms of the profile send: flat, so that a field error has the name of its field. Browser and worker check by
 * the same schemas (readForm). No form may say more than its schema: whoever sends a role is told so.
 */

const say = (error: FieldError): FieldError => error

/** The message of a strict object: for a key it does not know, and for one that is missing. */
const strictly = ({ expected }: v.StrictObjectIssue): FieldError =>
  expected === 'never' ? 'invalid' : 'required'

/** Text that may be empty, which takes away what was there. */
const optionalText = (most: number, isAllowed: (text: string) => boolean) =>
  v.pipe(
    v.string(say('invalid')),
    v.trim(),
    v.normalize('NFC'),
    v.maxLength(most, say('too-long')),
    v.check(isAllowed, say('invalid')),
  )

/** An address of a page elsewhere; empty takes away what was there. */
const siteField = v.pipe(
  v.string(say('url')),
  v.trim(),
  v.maxLength(webAddressMaximumCharacters, say('too-long')),
  v.check((address) => address === '' || isWebAddress(address), say('url')),
)

const linkFields = {
  facebook: v.exactOptional(siteField),
  twitter: v.exactOptional(siteField),
  youtube: v.exactOptional(siteField),
  instagram: v.exactOptional(siteField),
  strava: v.exactOptional(siteField),
} satisfies Record<Network, unknown>

/** `PATCH /api/profile`: what is not named stays as it is. */
export const profileFields = v.strictObject(
  {
    firstname: v.exactOptional(lineOf(personNameMaximumCharacters)),
    lastname: v.exactOptional(lineOf(personNameMaximumCharacters)),
    /** ISO 3166-1 alpha-2, or empty. The worker knows which there are. */
    country: v.exactOptional(
      v.pipe(v.string(say('invalid')), v.regex(/^(?:[A-Z]{2})?$/u, say('invalid'))),
    ),
    city: v.exactOptional(optionalText(cityMaximumCharacters, isPlain)),
    /** Plain text of several lines. */
    bio: v.exactOptional(
      optionalText(bioMaximumCharacters, (text) => isPlain(text.replaceAll(/\r?\n/gu, ' '))),
    ),
    ...linkFields,
    sports: v.exactOptional(
      v.pipe(
        v.array(v.picklist(sports, say('invalid')), say('invalid')),
        v.maxLength(sports.length, say('invalid')),
        v.transform((keys) => [...new Set(keys)]),
      ),
    ),
    isPublic: v.exactOptional(v.boolean(say('invalid'))),
    /** The language of mail. */
    locale: v.exactOptional(v.picklist(locales, say('invalid'))),
    unit: v.exactOptional(v.picklist(unitSystemNames, say('invalid'))),
    currency: v.exactOptional(v.picklist(currencies, say('invalid'))),
  },
  strictly,
)

/** `POST /api/profile/password`. */
export const passwordFields = v.strictObject(
  { password_current: secretField, password: newPasswordField, password_confirm: secretField },
  strictly,
)

/** What proves that it is the member who asks; left out by who has no password, whose sign-in must be fresh instead. */
const proof = v.exactOptional(v.string(say('required')))

/** `POST /api/profile/email`. */
export const emailFields = v.strictObject({ email: emailField, password: proof }, strictly)

/** `POST /api/profile/deletion`. */
export const deletionFields = v.strictObject({ password: proof }, strictly)

/** `POST /api/google/connection`. */
export const googleConnectionFields = v.object({ password: secretField })

/** `PATCH /api/profile/organisation`: `permalink` says which; what else is not named stays as it is. */
export const organisationFields = v.strictObject(
  {
    permalink: v.pipe(v.string(say('required')), v.nonEmpty(say('required'))),
    name: v.exactOptional(organisationNameField),
    site: v.exactOptional(siteField),
  },
  strictly,
)

/** `POST /api/profile/organisation`: the first of who speaks for none. */
export const newOrganisationFields = v.strictObject(
  { name: organisationNameField, site: v.optional(siteField, '') },
  strictly,
)

export type ProfileFields = v.InferOutput<typeof profileFields>
export type OrganisationFields = v.InferOutput<typeof organisationFields>
export type NewOrganisationFields = v.InferOutput<typeof newOrganisationFields>
