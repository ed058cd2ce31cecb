import type { Network } from '../../model/members/members.ts'

/** Names of social networks, which are not translated. */
export const networkNames = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  youtube: 'YouTube',
  instagram: 'Instagram',
  strava: 'Strava',
} as const satisfies Record<Network, string>
