import * as v from 'valibot'
import { say } from '../../boot/snackbar.ts'
import type { OrganisationFields, ProfileFields } from '../../model/schemas/profile-fields.ts'
import {
  organisationsView,
  profileView,
  type OrganisationsView,
  type ProfileView,
} from '../../model/schemas/profile.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import type { Failed } from '../../send.ts'
import { sendOwn } from './send-own.ts'

/**
 * Changes what is named, and says so.
 * @param onSaved is given what the API answers: how it is now
 * @returns null, or why it was not taken
 */
async function save<View>(
  path: string,
  fields: object,
  view: v.GenericSchema<unknown, View>,
  onSaved: (saved: View) => void,
): Promise<Failed | null> {
  const sent = await sendOwn('PATCH', path, fields)
  if (!sent.ok) return sent
  const saved = v.safeParse(view, sent.body)
  if (saved.success) onSaved(saved.output)
  say('ok', m.profile_saved())
  return null
}

/** Changes what is named of the profile. */
export const saveProfile = (fields: ProfileFields, onSaved: (profile: ProfileView) => void) =>
  save(`/api/profile?locale=${getLocale()}`, fields, profileView, onSaved)

/** Changes what is named of an organisation; the answer is all that the member speaks for. */
export const saveOrganisation = (
  fields: OrganisationFields,
  onSaved: (view: OrganisationsView) => void,
) => save('/api/profile/organisation', fields, organisationsView, onSaved)
