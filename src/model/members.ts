/** What browser and server both know of members. */

export const roles = ['athlete', 'organiser', 'moderator'] as const

/** Compared exactly: what a client calls a role is never believed. */
export type Role = (typeof roles)[number]

/** What people can register as. */
export const registrationRoles = ['athlete', 'organiser'] as const satisfies readonly Role[]

export type RegistrationRole = (typeof registrationRoles)[number]

export function isRole(text: unknown): text is Role {
  return roles.some((each) => each === text)
}

/** What somebody registers as who goes to Google and back: a cookie for a minute (spec §6). */
export const socialUserTypeCookie = 'socialUserType'
export const socialUserTypeSeconds = 60

/** Where a member can be followed (spec §3). */
export const networks = ['facebook', 'twitter', 'youtube', 'instagram', 'strava'] as const

export type Network = (typeof networks)[number]

/**
 * The cookie by which a page that was rendered for everybody knows that a member reads it, and in which role. It opens
 * nothing: the session's own cookie is not readable by scripts.
 */
export const memberCookie = 'member'

/** The query key of the sign-in page that says where somebody wanted to go; only src/model/safe-redirect.ts reads it. */
export const nextKey = 'next'

/**
 * The query key that a link to the sign-in page may carry to say what led there (spec §2.3); at sign-in its value, at
 * most 64 letters, digits, hyphens and underscores, goes into the tab's storage under the same name.
 */
export const carriedKey = 'from'

/** The query key of the token in the links of mails (spec §2.2). Nobody but the page's script learns its value. */
export const addressTokenKey = 'confirmation_token'
