import { readCookie } from '../../http/cookies.ts'
import {
  registrationRoles,
  socialUserTypeCookie,
  type RegistrationRole,
} from '../../../src/model/members.ts'

/** What somebody new registers as: said by the page that led to Google, for a minute (spec §6). */
export function registrationRoleOf(request: Request): RegistrationRole {
  const said = readCookie(request, socialUserTypeCookie)
  return registrationRoles.find((role) => role === said) ?? 'athlete'
}
