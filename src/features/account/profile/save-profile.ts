import * as v from 'valibot'
import { showSnackbar } from '../../../browser/snackbar.ts'
import type {
  NewOrganisationFields,
  OrganisationFields,
  ProfileFields,
} from '../../../model/schemas/profile-fields.ts'
import {
  organisationsView,
  profileView,
  type OrganisationsView,
  type ProfileView,
} from '../../../model/schemas/profile.ts'
import { m } from '../../../paraglide/messages.js'
import { getLocale } from '../../../paraglide/runtime.js'
import type { SendFailure } from '../../../browser/send.ts'
import { sendOwn } from './send-own.ts'

/**
 * Writes what is named, and says so.
 * @param onSaved is given what the API answers: how it is now
 * @returns null, or why it was not taken
 */
async function save<View>(
  method: 'PATCH' | 'POST',
  path: string,
  fields: object,
  view: v.GenericSchema<unknown, View>,
  onSaved: (saved: View) => void,
): Promise<SendFailure | null> {
  const sent = await sendOwn(method, path, fields)
  if (!sent.ok) return sent
  const saved = v.safeParse(view, sent.body)
  if (saved.success) onSaved(saved.output)
  showSnackbar('ok', m.profile_saved())
  return null
}

/** Changes what is named of the profile. */
export const saveProfile = (fields: ProfileFields, onSaved: (profile: ProfileView) => void) =>
  save('PATCH', `/api/profile?locale=${getLocale()}`, fields, profileView, onSaved)

/** Changes what is named of an organisation, or writes the first; the answer is all that the member speaks for. */
export const saveOrganisation = (
  method: 'PATCH' | 'POST',
  fields: OrganisationFields | NewOrganisationFields,
  onSaved: (view: OrganisationsView) => void,
) => save(method, '/api/profile/organisation', fields, organisationsView, onSaved)
