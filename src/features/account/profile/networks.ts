import type { Network } from '../../../model/members.ts'

/** Names of sites are written alike in every language. */
export const networkNames = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  youtube: 'YouTube',
  instagram: 'Instagram',
  strava: 'Strava',
} as const satisfies Record<Network, string>
