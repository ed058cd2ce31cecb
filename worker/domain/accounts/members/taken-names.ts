import { eq, inArray, or } from 'drizzle-orm'
import type { FieldErrorsOf } from '../../../../src/model/values/field-errors.ts'
import type { Database } from '../../../db/client.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { looksVerified } from '../../identity-keys/looks-verified.ts'
import { member } from './member.table.ts'
import {
  emailKey,
  organisationKeys,
  organisationPermalink,
  usernameKey,
} from '../../identity-keys/identity-keys.ts'

/** Names that no two accounts share. */
interface AccountNames {
  username: string
  email: string
  /** Null for accounts without an organisation. */
  organisation: string | null
}

/** Field errors for the names of a new account that are taken. */
export async function takenNames(
  db: Database,
  { username, email, organisation }: AccountNames,
): Promise<FieldErrorsOf> {
  const name = usernameKey(username)
  const address = emailKey(email)
  const keys = organisation === null ? [] : organisationKeys(organisation)
  const [members, organisers] = await db.batch([
    db
      .select({ username: member.usernameKey, email: member.emailKey })
      .from(member)
      .where(or(inArray(member.usernameKey, [name, ...keys]), eq(member.emailKey, address))),
    db
      .select({ permalink: organiser.permalink })
      .from(organiser)
      .where(inArray(organiser.permalink, [organisationPermalink(username), ...keys])),
  ])
  const fields: FieldErrorsOf = {}
  if (
    members.some((each) => each.username === name) ||
    organisers.some((each) => each.permalink === organisationPermalink(username))
  )
    fields['username'] = 'username-taken'
  if (members.some((each) => each.email === address)) fields['email'] = 'email-taken'
  if (organisation !== null && (await looksVerified(db, organisation, null)))
    fields['organisation'] = 'organisation-name-taken'
  if (
    members.some((each) => keys.includes(each.username)) ||
    organisers.some((each) => keys.includes(each.permalink))
  )
    fields['organisation'] = 'organisation-name-taken'
  return fields
}
