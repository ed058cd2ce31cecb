import { pictureUrl } from '../../src/model/values/pictures.ts'
import type { SessionMember } from '../domain/accounts/sessions/find-session.ts'

/** The member as the session endpoint shows it to pages (spec §3, session user). */
export function sessionUser({ id, firstName, username, role, avatarId, country }: SessionMember) {
  return {
    id: String(id),
    firstName,
    username,
    role,
    avatar: avatarId === null ? null : pictureUrl(avatarId, 96),
    country: country === null ? null : { iso2: country },
  }
}
