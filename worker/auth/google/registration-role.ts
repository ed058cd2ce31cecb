import { readCookie } from '../../http/cookies.ts'
import {
  registrationRoles,
  socialUserTypeCookie,
  type RegistrationRole,
} from '../../../src/model/members/members.ts'

/** Role in which a new member registers, from the cookie that our page sets for a minute (spec §6); athlete by default. */
export function registrationRoleOf(request: Request): RegistrationRole {
  const stored = readCookie(request, socialUserTypeCookie)
  return registrationRoles.find((role) => role === stored) ?? 'athlete'
}
