/** Roles, cookies and query keys of members that browser and server share. */

export const roles = ['athlete', 'organiser', 'moderator'] as const

/** Read from the database or a list of ours, never from what a client sends. */
export type Role = (typeof roles)[number]

/** Roles that visitors can register in. */
export const registrationRoles = ['athlete', 'organiser'] as const satisfies readonly Role[]

export type RegistrationRole = (typeof registrationRoles)[number]

export function isRole(text: unknown): text is Role {
  return roles.some((each) => each === text)
}

/** Cookie with the role in which a visitor registers through Google, for a minute (spec §6). */
export const socialUserTypeCookie = 'socialUserType'
export const socialUserTypeSeconds = 60

/** Networks that a member's profile can link to (spec §3). */
export const networks = ['facebook', 'twitter', 'youtube', 'instagram', 'strava'] as const

export type Network = (typeof networks)[number]

/**
 * Cookie with the role of the signed-in member, for scripts of pages that are rendered alike for all visitors. It grants
 * no access; scripts cannot read the cookie of the session.
 */
export const memberCookie = 'member'

/** Query key of the sign-in page with the page to continue at; only src/model/values/safe-redirect.ts reads it. */
export const nextKey = 'next'

/**
 * Query key of links to the sign-in page that names their origin (spec §2.3). At sign-in its value, at most 64 letters,
 * digits, hyphens and underscores, is stored in the tab's storage under the same name.
 */
export const carriedKey = 'from'

/** Query key of the token in links of emails (spec §2.2). Only the page's script reads its value. */
export const addressTokenKey = 'confirmation_token'
