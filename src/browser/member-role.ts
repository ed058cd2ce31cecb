import { isRole, memberCookie, type Role } from '../model/members/members.ts'
import { browserCookie } from './cookies.ts'

/** Role of the member who is signed in, from a cookie that grants no access; null for other visitors. */
export function memberRole(): Role | null {
  const role = browserCookie(memberCookie)
  return isRole(role) ? role : null
}
