import * as v from 'valibot'
import { say } from '../../boot/snackbar.ts'
import type { ProfileFields } from '../../model/schemas/profile-fields.ts'
import { profileView, type ProfileView } from '../../model/schemas/profile.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import type { Sent } from '../../send.ts'
import { sendOwn } from './send-own.ts'

type Failed = Extract<Sent, { ok: false }>

/**
 * Changes what is named of the profile, and says so.
 * @param onSaved is given the profile as it is now
 * @returns null, or why it was not taken
 */
export async function saveProfile(
  fields: ProfileFields,
  onSaved: (profile: ProfileView) => void,
): Promise<Failed | null> {
  const sent = await sendOwn('PATCH', `/api/profile?locale=${getLocale()}`, fields)
  if (!sent.ok) return sent
  const saved = v.safeParse(profileView, sent.body)
  if (saved.success) onSaved(saved.output)
  say('ok', m.profile_saved())
  return null
}
