import * as v from 'valibot'
import { message, strictly } from '../../values/form.ts'
import { organiserRoles } from '../../members/people.ts'
import { emailField } from '../account/members.ts'
import { flag, text } from '../parts.ts'

/** Forms and responses of `/api/organiser/people`, and of invitations to an organisation. */

const named = v.pipe(v.string(message('required')), v.nonEmpty(message('required')))
const role = v.picklist(organiserRoles, message('required'))

/** `PATCH /api/organiser/people`: another role of a person, named by username. */
export const personRoleFields = v.strictObject(
  { organisation: named, username: named, role },
  strictly,
)

/** `DELETE /api/organiser/people`: removes a person, or oneself. */
export const personFields = v.strictObject({ organisation: named, username: named }, strictly)

/** `POST /api/organiser/people/invitations`. */
export const invitationFields = v.strictObject(
  { organisation: named, email: emailField, role },
  strictly,
)

/** `DELETE /api/organiser/people/invitations`. */
export const withdrawnFields = v.strictObject({ organisation: named, email: named }, strictly)

/** `POST /api/profile/invitations`: the token of the email, or the number, of one to the member's address. */
export const acceptFields = v.union([
  v.strictObject({ confirmation_token: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
  v.strictObject({ invitation: v.pipe(v.number(), v.safeInteger()) }),
])

const roleView = v.picklist(organiserRoles)

export const peopleView = v.strictObject({
  organisations: v.array(
    v.strictObject({
      permalink: text('Its name in URLs.'),
      name: text('Its name.'),
      role: v.pipe(roleView, v.description('Role of the member.')),
      people: v.array(
        v.strictObject({
          username: text('Username.'),
          name: text('First and last name.'),
          role: roleView,
          isYou: flag('True for the member.'),
        }),
      ),
      invitations: v.pipe(
        v.array(
          v.strictObject({
            email: text('Invited address.'),
            role: roleView,
            until: text('Last day of the invitation, in words.'),
          }),
        ),
        v.description('Open invitations; none for editors.'),
      ),
    }),
  ),
})

export const invitationsView = v.strictObject({
  invitations: v.array(
    v.strictObject({
      id: v.pipe(v.number(), v.description('Number of the invitation.')),
      organisation: text('Name of the organisation.'),
      role: roleView,
    }),
  ),
})

export type PeopleView = v.InferOutput<typeof peopleView>
export type InvitationsView = v.InferOutput<typeof invitationsView>
export type PersonFields = v.InferOutput<typeof personFields>
export type PersonRoleFields = v.InferOutput<typeof personRoleFields>
export type InvitationFields = v.InferOutput<typeof invitationFields>
export type AcceptFields = v.InferOutput<typeof acceptFields>
