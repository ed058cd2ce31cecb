import type { OrganiserRole } from '../model/members/people.ts'
import { m } from '../paraglide/messages.js'

/** Names of the roles in an organisation. */
export const roleMessages = {
  owner: m.people_owner,
  editor: m.people_editor,
} as const satisfies Record<OrganiserRole, unknown>
