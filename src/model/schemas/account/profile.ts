import * as v from 'valibot'
import { locales } from '../../locales.ts'
import { currencies } from '../../values/currencies.ts'
import { alertKinds } from '../../event/event-news.ts'
import { unitSystemNames } from '../../values/preferences.ts'
import { flag, sport, text } from '../parts.ts'

/** Responses of `/api/profile` about the member's own account, `private, no-store`. Its forms: profile-fields.ts. */

const moment = (description: string) =>
  v.pipe(
    v.strictObject({ at: text('ISO instant.'), label: text('In words: "21 November 2026".') }),
    v.description(description),
  )

const link = (network: string) => v.nullable(text(`Address on ${network}.`))

export const organisationView = v.pipe(
  v.strictObject({
    name: text('Its name.'),
    newName: v.nullable(text('New name of a verified organisation that waits for a moderator.')),
    permalink: text('Its name in URLs; it does not change.'),
    site: v.nullable(text('Its own site.')),
    avatar: v.null(),
  }),
  v.description('An organisation that the member represents.'),
)

/** `PUT` and `DELETE /api/profile/avatar`. */
export const avatarView = v.strictObject({
  avatar: v.nullable(v.strictObject({ url: text('Address of the picture.') })),
})

export const organisationsView = v.pipe(
  v.strictObject({ organizations: v.array(organisationView) }),
  v.description('The organisations of the member, by name.'),
)

export const profileView = v.pipe(
  v.strictObject({
    username: text('Username as the member typed it.'),
    firstname: text('First name.'),
    lastname: text('Last name.'),
    email: text('Address that receives emails.'),
    pendingEmail: v.nullable(text('New address whose link has not been opened yet.')),
    role: v.picklist(['athlete', 'organiser', 'moderator']),
    roles: v.pipe(
      v.array(v.literal('organizer')),
      v.description('Spec §3: contains "organizer" or nothing.'),
    ),
    ...avatarView.entries,
    country: v.nullable(v.strictObject({ iso2: text('ISO 3166-1 alpha-2.') })),
    country_names: v.nullable(text('Name of the country in the requested language.')),
    countries: v.pipe(
      v.array(v.strictObject({ iso2: v.string(), name: v.string() })),
      v.description('All countries, sorted by name in the requested language.'),
    ),
    city: v.nullable(text('City.')),
    bio: v.nullable(text('A few lines, plain text.')),
    links: v.strictObject({
      facebook: link('Facebook'),
      twitter: link('X'),
      youtube: link('YouTube'),
      instagram: link('Instagram'),
      strava: link('Strava'),
    }),
    sports: v.array(sport),
    alerts: v.pipe(
      v.array(v.picklist(alertKinds)),
      v.description(
        'Kinds of news about saved events, and `answers` to reviews, of which the member gets an email.',
      ),
    ),
    startList: flag('True if the member gets the newsletter.'),
    isPublic: flag('True if others may see the profile.'),
    hasPassword: flag('False for a member who signs in with Google only.'),
    google: v.nullable(
      v.strictObject({
        email: text('Its address when it was connected.'),
        since: moment('When it was connected.'),
      }),
    ),
    organizations: v.array(organisationView),
    locale: v.pipe(v.picklist(locales), v.description('Language of emails.')),
    preferences: v.strictObject({
      unit: v.picklist(unitSystemNames),
      currency: v.picklist(currencies),
    }),
    since: moment('When the account was made.'),
    deleteAt: v.nullable(moment('When the account will be deleted.')),
  }),
  v.description('A member’s own profile.'),
)

export const sessionsView = v.pipe(
  v.strictObject({
    sessions: v.array(
      v.strictObject({
        id: text('Public id, by which it is ended; it grants no access.'),
        device: text('"Firefox · Linux".'),
        country: v.nullable(text('Name of the country it was opened from.')),
        since: moment('When it was opened.'),
        seen: moment('When it was last used, to the hour: "3 hours ago".'),
        current: flag('True for the session of this request.'),
      }),
    ),
  }),
  v.description('Sessions of the member; the session of this request first.'),
)

export const deletionView = v.pipe(
  v.strictObject({ deleteAt: moment('When the account will be deleted.') }),
  v.description('A requested deletion. All sessions have ended.'),
)

export type ProfileView = v.InferOutput<typeof profileView>
export type SessionsView = v.InferOutput<typeof sessionsView>
export type OrganisationsView = v.InferOutput<typeof organisationsView>
export type DeletionView = v.InferOutput<typeof deletionView>
export type AvatarView = v.InferOutput<typeof avatarView>
