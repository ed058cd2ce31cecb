import * as v from 'valibot'
import { locales } from '../../i18n/locales.ts'
import { currencies } from '../currencies.ts'
import { unitSystemNames } from '../preferences.ts'
import { sports } from '../sports.ts'
import { isWebAddress, webAddressMaxLength } from '../web-address.ts'
import { text } from './parts.ts'

/**
 * What the forms of the profile send. Browser and worker check by the same schemas; what an issue says is a field error
 * of spec §5. No form may say more than its schema: an unknown key is an error, so nobody gives himself a role.
 */

/** Places for a member's pages elsewhere (spec §3, social links). */
export const networks = ['facebook', 'twitter', 'youtube', 'instagram', 'strava'] as const

export const nameMaxLength = 80
export const cityMaxLength = 120
export const bioMaxLength = 1000
export const organisationNameMaxLength = 120

const nameField = (description: string) =>
  v.pipe(
    v.string('required'),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(nameMaxLength, 'too-long'),
    v.description(description),
  )

/** Empty takes it away. */
const siteField = (description: string) =>
  v.pipe(
    v.string('url'),
    v.trim(),
    v.maxLength(webAddressMaxLength, 'too-long'),
    v.check((address) => address === '' || isWebAddress(address), 'url'),
    v.description(`${description} http or https; empty takes it away.`),
  )

const linkFields = v.strictObject({
  facebook: v.exactOptional(siteField('Page on Facebook.')),
  twitter: v.exactOptional(siteField('Page on X.')),
  youtube: v.exactOptional(siteField('Page on YouTube.')),
  instagram: v.exactOptional(siteField('Page on Instagram.')),
  strava: v.exactOptional(siteField('Page on Strava.')),
})

/** `PATCH /api/profile`: what is not named stays as it is. */
export const profileFields = v.pipe(
  v.strictObject({
    firstname: v.exactOptional(nameField('First name.')),
    lastname: v.exactOptional(nameField('Last name.')),
    country: v.exactOptional(
      v.pipe(
        v.string('invalid'),
        v.regex(/^(?:[A-Z]{2})?$/u, 'invalid'),
        v.description('ISO 3166-1 alpha-2; empty takes it away.'),
      ),
    ),
    city: v.exactOptional(
      v.pipe(
        v.string('invalid'),
        v.trim(),
        v.maxLength(cityMaxLength, 'too-long'),
        v.description('Empty takes it away.'),
      ),
    ),
    bio: v.exactOptional(
      v.pipe(
        v.string('invalid'),
        v.trim(),
        v.maxLength(bioMaxLength, 'too-long'),
        v.description('Plain text of a few lines; empty takes it away.'),
      ),
    ),
    links: v.exactOptional(linkFields),
    sports: v.exactOptional(
      v.pipe(
        v.array(v.picklist(sports, 'invalid'), 'invalid'),
        v.maxLength(sports.length, 'invalid'),
        v.transform((keys) => [...new Set(keys)]),
        v.description('Keys of sports.'),
      ),
    ),
    isPublic: v.exactOptional(
      v.pipe(v.boolean('invalid'), v.description('Whether others may see the profile.')),
    ),
    locale: v.exactOptional(
      v.pipe(v.picklist(locales, 'invalid'), v.description('Language of mail.')),
    ),
    unit: v.exactOptional(v.picklist(unitSystemNames, 'invalid')),
    currency: v.exactOptional(v.picklist(currencies, 'invalid')),
  }),
  v.description('What a member changes of the profile.'),
)

const secret = (description: string) =>
  v.pipe(v.string('required'), v.nonEmpty('required'), v.description(description))

/** `POST /api/profile/password`; rules for the new one: src/model/password.ts. */
export const passwordFields = v.pipe(
  v.strictObject({
    password_current: secret('The password in use.'),
    password: secret('The new one.'),
    password_confirm: secret('The new one, typed again.'),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['password_confirm']],
      ({ password, password_confirm }) => password === password_confirm,
      'match',
    ),
    ['password_confirm'],
  ),
  v.description('A change of password.'),
)

/** What proves that it is the member who asks; empty for one without a password, whose sign-in must be fresh. */
const proof = v.exactOptional(
  v.pipe(v.string('required'), v.description('The password; left out by who has none.')),
)

/** `POST /api/profile/email`. */
export const emailFields = v.pipe(
  v.strictObject({
    email: v.pipe(
      v.string('required'),
      v.trim(),
      v.nonEmpty('required'),
      v.maxLength(254, 'email-invalid'),
      v.email('email'),
      v.description('The new address; a link is sent there.'),
    ),
    password: proof,
  }),
  v.description('A change of address.'),
)

/** `POST /api/profile/deletion`. */
export const deletionFields = v.pipe(
  v.strictObject({ password: proof }),
  v.description('Asks for the account to be deleted.'),
)

/** `PATCH /api/profile/organisation`. */
export const organisationFields = v.pipe(
  v.strictObject({
    permalink: text('Which of the member’s organisations.'),
    name: v.exactOptional(
      v.pipe(
        v.string('required'),
        v.trim(),
        v.nonEmpty('required'),
        v.maxLength(organisationNameMaxLength, 'too-long'),
      ),
    ),
    site: v.exactOptional(siteField('Its own site.')),
  }),
  v.description('What an organiser changes of an organisation.'),
)

export type ProfileFields = v.InferOutput<typeof profileFields>
export type PasswordFields = v.InferOutput<typeof passwordFields>
export type EmailFields = v.InferOutput<typeof emailFields>
export type DeletionFields = v.InferOutput<typeof deletionFields>
export type OrganisationFields = v.InferOutput<typeof organisationFields>
