import {
  deskScreens,
  memberPages,
  organiserEventsPages,
  policies,
  profilePages,
  type DeskScreen,
  type MemberPage,
  type OrganiserEventsPage,
  type Policy,
  type ProfilePage,
} from './words.ts'

/** A page without parameters, by its path in English. */
export type FixedPage =
  | 'about-us'
  | 'calendar/registration'
  | 'moderation'
  | `moderation/${DeskScreen}`
  | 'organiser-events'
  | `organiser-events/${OrganiserEventsPage}`
  | `page/${Policy}`
  | `members/${MemberPage}`
  | `profile/${ProfilePage}`

export const fixedPages: readonly FixedPage[] = [
  'about-us',
  'calendar/registration',
  'moderation',
  ...deskScreens.map((each): FixedPage => `moderation/${each}`),
  'organiser-events',
  ...organiserEventsPages.map((each): FixedPage => `organiser-events/${each}`),
  ...policies.map((each): FixedPage => `page/${each}`),
  ...memberPages.map((each): FixedPage => `members/${each}`),
  ...profilePages.map((each): FixedPage => `profile/${each}`),
]
