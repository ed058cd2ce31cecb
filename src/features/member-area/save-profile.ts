import { api } from '../../api/index.ts'
import { readBody, type SchemaOf } from '../../api/parsed-result.ts'
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
import type { ApiResponse, SendFailure } from '../../api/result.ts'
import { accountResult } from './send-account-request.ts'

/**
 * Shows in a snackbar that a request has saved fields.
 * @param onSaved called with the saved state from the response
 * @returns null on success
 */
async function save<Answer extends ApiResponse, View>(
  request: Promise<Answer>,
  view: SchemaOf<Answer, View>,
  onSaved: (saved: View) => void,
): Promise<SendFailure | null> {
  const sent = await accountResult(request)
  if (!sent.ok) return sent
  const saved = readBody(sent, view)
  if (saved.ok) onSaved(saved.body)
  showSnackbar('ok', m.profile_saved())
  return null
}

/** Updates the given fields of the profile. */
export const saveProfile = (fields: ProfileFields, onSaved: (profile: ProfileView) => void) =>
  save(api.profile.$patch({ query: { locale: getLocale() }, json: fields }), profileView, onSaved)

/** Updates an organisation. `onSaved` receives all organisations of the member, also below. */
export const saveOrganisation = (
  fields: OrganisationFields,
  onSaved: (view: OrganisationsView) => void,
) => save(api.profile.organisation.$patch({ json: fields }), organisationsView, onSaved)

/** Creates the member's first organisation. */
export const addOrganisation = (
  fields: NewOrganisationFields,
  onSaved: (view: OrganisationsView) => void,
) => save(api.profile.organisation.$post({ json: fields }), organisationsView, onSaved)
