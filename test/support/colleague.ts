import { newNames, newSignedIn, type TestMember } from './members.ts'

/** A second member of the organisation of an owner, as its editor: invited by email. */
export async function newColleague(url: string, { visitor }: TestMember): Promise<TestMember> {
  const organisation = `Hillside ${newNames().username}`
  const member = await newSignedIn(url, { role: 'organiser', organisation })
  const { json } = await visitor.request('GET', '/api/organiser/people?locale=en')
  const { organisations } = Object(json)
  const { permalink } = Object(organisations[0])
  const invited = await visitor.send('POST', '/api/organiser/people/invitations', {
    organisation: permalink,
    email: member.email,
    role: 'editor',
  })
  if (invited.status !== 200) throw new Error(`The invitation failed: ${invited.text}`)
  const listed = await member.visitor.request('GET', '/api/profile/invitations')
  const [{ id: invitation }] = Object(listed.json)['invitations']
  const accepted = await member.visitor.send('POST', '/api/profile/invitations', { invitation })
  if (accepted.status !== 200) throw new Error(`Accepting failed: ${accepted.text}`)
  return member
}
