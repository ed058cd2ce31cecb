import * as v from 'valibot'
import { showSnackbar } from '../../browser/snackbar.ts'
import type {
  NewOrganisationFields,
  OrganisationFields,
  ProfileFields,
} from '../../model/schemas/account/profile-fields.ts'
import {
  organisationsView,
  profileView,
  type OrganisationsView,
  type ProfileView,
} from '../../model/schemas/account/profile.ts'
import { m } from '../../paraglide/messages.js'
import { getLocale } from '../../paraglide/runtime.js'
import type { SendFailure } from '../../browser/send.ts'
import { sendAccountRequest } from './send-account-request.ts'

/**
 * Saves fields and shows a snackbar.
 * @param onSaved called with the saved state from the response
 * @returns null on success
 */
async function save<View>(
  method: 'PATCH' | 'POST',
  path: string,
  fields: object,
  view: v.GenericSchema<unknown, View>,
  onSaved: (saved: View) => void,
): Promise<SendFailure | null> {
  const sent = await sendAccountRequest(method, path, fields)
  if (!sent.ok) return sent
  const saved = v.safeParse(view, sent.body)
  if (saved.success) onSaved(saved.output)
  showSnackbar('ok', m.profile_saved())
  return null
}

/** Updates the given fields of the profile. */
export const saveProfile = (fields: ProfileFields, onSaved: (profile: ProfileView) => void) =>
  save('PATCH', `/api/profile?locale=${getLocale()}`, fields, profileView, onSaved)

/** Updates an organisation, or creates the member's first. `onSaved` receives all organisations of the member. */
export const saveOrganisation = (
  method: 'PATCH' | 'POST',
  fields: OrganisationFields | NewOrganisationFields,
  onSaved: (view: OrganisationsView) => void,
) => save(method, '/api/profile/organisation', fields, organisationsView, onSaved)
