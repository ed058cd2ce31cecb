import * as v from 'valibot'
import { locales } from '../../i18n/locales.ts'
import { currencies } from '../currencies.ts'
import { unitSystemNames } from '../preferences.ts'
import { flag, sport, text } from './parts.ts'

/**
 * What a member is told of his own account; nobody else is. Answers of `/api/profile` are `private, no-store`. Forms:
 * profile-fields.ts.
 */

const moment = (description: string) =>
  v.pipe(
    v.strictObject({ at: text('ISO instant.'), label: text('In words: "21 November 2026".') }),
    v.description(description),
  )

const link = (network: string) => v.nullable(text(`Address on ${network}.`))

export const organisationView = v.pipe(
  v.strictObject({
    name: text('Its name.'),
    permalink: text('Its name in addresses; it does not change.'),
    site: v.nullable(text('Its own site.')),
    avatar: v.null(),
  }),
  v.description('An organisation that the member speaks for.'),
)

export const organisationsView = v.pipe(
  v.strictObject({ organizations: v.array(organisationView) }),
  v.description('The organisations of the member, by name.'),
)

export const profileView = v.pipe(
  v.strictObject({
    username: text('As it was chosen.'),
    firstname: text('First name.'),
    lastname: text('Last name.'),
    email: text('Where mail goes.'),
    pendingEmail: v.nullable(text('An address that waits for the link sent there to be opened.')),
    role: v.picklist(['athlete', 'organiser', 'moderator']),
    roles: v.pipe(
      v.array(v.literal('organizer')),
      v.description('Spec §3: contains "organizer" or nothing.'),
    ),
    avatar: v.nullable(v.strictObject({ url: text('Address of the picture.') })),
    country: v.nullable(v.strictObject({ iso2: text('ISO 3166-1 alpha-2.') })),
    country_names: v.nullable(text('Name of the country in the language asked for.')),
    countries: v.pipe(
      v.array(v.strictObject({ iso2: v.string(), name: v.string() })),
      v.description('All countries to choose from, in the order of the language.'),
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
    isPublic: flag('Whether others may see the profile.'),
    hasPassword: flag('False for who signs in with Google alone.'),
    google: v.nullable(
      v.strictObject({
        email: text('Its address when it was connected.'),
        since: moment('When it was connected.'),
      }),
    ),
    organizations: v.array(organisationView),
    locale: v.pipe(v.picklist(locales), v.description('Language of mail.')),
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
        id: text('Names it in order to end it; opens nothing.'),
        device: text('"Firefox · Linux".'),
        country: v.nullable(text('Name of the country it was opened from.')),
        since: moment('When it was opened.'),
        seen: moment('When it was last used, to the hour: "3 hours ago".'),
        current: flag('The one that asks.'),
      }),
    ),
  }),
  v.description('Where the member is signed in, the one that asks first.'),
)

export const deletionView = v.pipe(
  v.strictObject({ deleteAt: moment('When the account will be deleted.') }),
  v.description('A deletion that was asked for. All sessions have ended.'),
)

const optional = v.nullable(v.string())

/** `GET /api/profile/export`: everything held about a member but hashes of secrets, as stored, times in ISO instants. */
export const exportView = v.pipe(
  v.strictObject({
    format: v.literal('startline-export-1'),
    exportedAt: v.string(),
    account: v.strictObject({
      id: v.number(),
      username: v.string(),
      email: v.string(),
      firstname: v.string(),
      lastname: v.string(),
      role: v.string(),
      hasPassword: v.boolean(),
      locale: v.string(),
      country: optional,
      city: optional,
      bio: optional,
      links: v.record(v.string(), v.string()),
      sports: v.array(v.string()),
      isPublic: v.boolean(),
      avatar: optional,
      createdAt: v.string(),
      updatedAt: v.string(),
      confirmedAt: optional,
      deleteAt: optional,
    }),
    preferences: v.nullable(
      v.strictObject({ unit: v.picklist(unitSystemNames), currency: v.picklist(currencies) }),
    ),
    organizations: v.array(
      v.strictObject({ permalink: v.string(), name: v.string(), site: optional }),
    ),
    identities: v.array(
      v.strictObject({
        provider: v.string(),
        subject: v.string(),
        email: v.string(),
        createdAt: v.string(),
      }),
    ),
    sessions: v.array(
      v.strictObject({
        id: v.string(),
        device: v.string(),
        country: optional,
        createdAt: v.string(),
        seenAt: v.string(),
        expiresAt: v.string(),
      }),
    ),
    links: v.pipe(
      v.array(
        v.strictObject({
          purpose: v.string(),
          address: optional,
          createdAt: v.string(),
          expiresAt: v.string(),
          usedAt: optional,
        }),
      ),
      v.description('Links that were sent by mail; what they contained is not kept.'),
    ),
    mail: v.array(
      v.strictObject({
        kind: v.string(),
        address: v.string(),
        locale: v.string(),
        details: v.unknown(),
        createdAt: v.string(),
        sentAt: optional,
        failedAt: optional,
      }),
    ),
    pictures: v.array(
      v.strictObject({
        id: v.string(),
        purpose: v.string(),
        width: v.number(),
        height: v.number(),
        bytes: v.number(),
        createdAt: v.string(),
        droppedAt: optional,
      }),
    ),
    newsletter: v.nullable(
      v.strictObject({ locale: v.string(), createdAt: v.string(), confirmedAt: optional }),
    ),
    log: v.pipe(
      v.array(
        v.strictObject({
          at: v.string(),
          action: v.string(),
          device: optional,
          country: optional,
          requestId: optional,
          detail: optional,
        }),
      ),
      v.description('What happened to the account.'),
    ),
  }),
  v.description('Everything held about a member.'),
)

export type ProfileView = v.InferOutput<typeof profileView>
export type SessionsView = v.InferOutput<typeof sessionsView>
export type OrganisationsView = v.InferOutput<typeof organisationsView>
export type DeletionView = v.InferOutput<typeof deletionView>
export type ExportView = v.InferOutput<typeof exportView>
