import { longDate, relativeHours } from '../../../src/i18n/format.ts'
import { localeOrDefault, type Locale } from '../../../src/model/locales.ts'
import { countryCodes } from '../../geo/countries.ts'
import { isRole } from '../../../src/model/members/members.ts'
import { avatarShownWidth, pictureUrl } from '../../../src/model/values/pictures.ts'
import type { Preferences } from '../../../src/model/values/preferences.ts'
import type {
  DeletionView,
  OrganisationsView,
  ProfileView,
  SessionsView,
} from '../../../src/model/schemas/account/profile.ts'
import { m } from '../../../src/paraglide/messages.js'
import type { ProfileFacts } from '../../domain/accounts/members/find-profile.ts'
import { countryName } from '../../../src/i18n/countries/country-names.ts'
import type { listSessions } from '../../domain/accounts/sessions/find-session.ts'

const hour = 3_600_000

const dated = (at: string, locale: Locale) => ({ at, label: longDate(at.slice(0, 10), locale) })

function countriesIn(locale: Locale): ProfileView['countries'] {
  return Object.keys(countryCodes)
    .map((iso2) => ({ iso2, name: countryName(iso2, locale) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale))
}

/** The answer of `GET /api/profile`. */
export function presentProfile(
  { member, links, sports, alerts, startList, google, organisations, pendingEmail }: ProfileFacts,
  preferences: Preferences,
  locale: Locale,
): ProfileView {
  const { country } = member
  // Of a role that this version does not know no right follows.
  const role = isRole(member.role) ? member.role : 'athlete'
  return {
    username: member.username,
    firstname: member.firstName,
    lastname: member.lastName,
    email: member.email,
    pendingEmail: pendingEmail === member.email ? null : pendingEmail,
    role,
    roles: role === 'organiser' ? ['organizer'] : [],
    avatar:
      member.avatarId === null ? null : { url: pictureUrl(member.avatarId, avatarShownWidth) },
    country: country === null ? null : { iso2: country },
    country_names: country === null ? null : countryName(country, locale),
    countries: countriesIn(locale),
    city: member.city,
    bio: member.bio,
    links: {
      facebook: links['facebook'] ?? null,
      twitter: links['twitter'] ?? null,
      youtube: links['youtube'] ?? null,
      instagram: links['instagram'] ?? null,
      strava: links['strava'] ?? null,
    },
    sports,
    alerts,
    startList,
    isPublic: member.isPublic,
    hasPassword: member.passwordHash !== null,
    google:
      google === null ? null : { email: google.email, since: dated(google.createdAt, locale) },
    organizations: presentOrganisations(organisations).organizations,
    locale: localeOrDefault(member.locale, locale),
    preferences,
    since: dated(member.createdAt, locale),
    deleteAt: member.deleteAt === null ? null : dated(member.deleteAt, locale),
  }
}

export function presentOrganisations(
  organisations: ProfileFacts['organisations'],
): OrganisationsView {
  return { organizations: organisations.map((each) => ({ ...each, avatar: null })) }
}

type Sessions = Awaited<ReturnType<typeof listSessions>>

/** The response of `GET /api/profile/sessions`: the session of the request, then the most recently used. */
export function presentSessions(
  sessions: Sessions,
  current: string,
  locale: Locale,
  now: Date,
): SessionsView {
  const views = sessions.map(({ id, agent, country, createdAt, seenAt }) => ({
    id,
    // Browsers may omit their user agent.
    device: agent === '' ? m.profile_session_unknown({}, { locale }) : agent,
    country: country === null ? null : countryName(country, locale),
    since: dated(createdAt, locale),
    seen: {
      at: seenAt,
      label: relativeHours(-(now.getTime() - Date.parse(seenAt)) / hour, locale),
    },
    current: id === current,
  }))
  return { sessions: views.toSorted((one, other) => Number(other.current) - Number(one.current)) }
}

export function presentDeletion(deleteAt: string, locale: Locale): DeletionView {
  return { deleteAt: dated(deleteAt, locale) }
}
