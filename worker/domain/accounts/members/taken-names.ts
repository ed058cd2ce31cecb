import { eq, or } from 'drizzle-orm'
import type { FieldErrorsOf } from '../../../../src/model/values/field-errors.ts'
import type { Database } from '../../../db/client.ts'
import { organiser } from '../../catalogue/organisers/organiser.table.ts'
import { looksVerified } from '../../identity-keys/looks-verified.ts'
import { member } from './member.table.ts'
import { emailKey, organisationPermalink, usernameKey } from '../../identity-keys/identity-keys.ts'

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
  const permalink = organisation === null ? null : organisationPermalink(organisation)
  const [members, organisers] = await db.batch([
    db
      .select({ username: member.usernameKey, email: member.emailKey })
      .from(member)
      .where(
        or(
          eq(member.usernameKey, name),
          eq(member.emailKey, address),
          eq(member.usernameKey, permalink ?? name),
        ),
      ),
    db
      .select({ permalink: organiser.permalink })
      .from(organiser)
      .where(
        or(
          eq(organiser.permalink, organisationPermalink(username)),
          eq(organiser.permalink, permalink ?? ''),
        ),
      ),
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
    permalink !== null &&
    (members.some((each) => each.username === permalink) ||
      organisers.some((each) => each.permalink === permalink))
  )
    fields['organisation'] = 'organisation-name-taken'
  return fields
}
