import type { Preferences } from '../../src/model/values/preferences.ts'
import { sessionToken } from '../http/session-cookie.ts'
import { createClock } from '../runtime/clock.ts'
import { createDatabase } from '../db/client.ts'
import {
  readMemberPreferences,
  writeMemberPreferences,
  type TextStore,
} from './member-preferences.ts'
import { findSession } from '../domain/accounts/sessions/find-session.ts'
import { readSettings } from '../settings/env.ts'
import { logAndReportFailure } from '../runtime/monitoring.ts'
import { preferencesOfRequest } from './visitor-choice.ts'
import { requestIdOf } from '../http/request-id.ts'

/** Preferences stored for a member's account; those of this browser's cookie until there are any. */
export async function preferencesOfMember(
  kv: TextStore,
  memberId: number,
  request: Request,
): Promise<Preferences> {
  return (await readMemberPreferences(kv, String(memberId))) ?? preferencesOfRequest(request)
}

/** Stores a choice in the account and returns all preferences. @throws the errors of KV */
export async function updateMemberPreferences(
  kv: TextStore,
  memberId: number,
  request: Request,
  chosen: Partial<Preferences>,
): Promise<Preferences> {
  const after = { ...(await preferencesOfMember(kv, memberId, request)), ...chosen }
  await writeMemberPreferences(kv, String(memberId), after)
  return after
}

/**
 * Stores a choice made on a page in the account of a signed-in member. Runs after the response: this browser has its
 * cookie either way. A failure is reported and changes nothing.
 */
export async function saveChoiceToAccount(
  request: Request,
  env: Record<string, unknown>,
  chosen: Partial<Preferences>,
): Promise<void> {
  const token = sessionToken(request)
  if (token === null || Object.keys(chosen).length === 0) return
  try {
    const settings = readSettings(env)
    const now = createClock(settings).now()
    const member = await findSession(createDatabase(settings.DB), token, now)
    if (member !== null) await updateMemberPreferences(settings.KV, member.id, request, chosen)
  } catch (error) {
    const { pathname } = new URL(request.url)
    logAndReportFailure(error, { path: pathname, requestId: requestIdOf(request.headers) })
  }
}
