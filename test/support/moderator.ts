import { newSignedIn, type TestMember } from './members.ts'
import { databaseOf } from './seeded-member.ts'

/** A signed-in moderator. Only the site that `npm test` serves has a database here: moderators are made by a command. */
export async function newModerator(url: string): Promise<TestMember> {
  const member = await newSignedIn(url)
  const database = databaseOf(url)
  if (database === null) throw new Error('A moderator needs the site of `npm test`.')
  await database
    .prepare(`UPDATE member SET role = 'moderator' WHERE username = ?`)
    .bind(member.username)
    .run()
  return member
}
