import { newNames, newSignedIn, waitForMail, type TestMember } from './members.ts'

async function claim({ visitor }: TestMember, url: string, permalink: string): Promise<void> {
  const post = async (path: string, body: object) => {
    const { status, text, json } = await visitor.send('POST', `/api/profile/claims${path}`, body)
    if (status !== 200) throw new Error(`The claim of ${permalink} was answered ${status}: ${text}`)
    return Object(json)
  }
  const { json } = await visitor.request('GET', `/api/profile/claims/${permalink}`)
  const email = `${newNames().username}@${String(Object(json)['domain'])}`
  await post('/code', { permalink, email })
  const { text } = await waitForMail(url, email)
  const code = /\b\d{6}\b/u.exec(text)?.[0]
  const { state } = await post('/confirmation', { permalink, code })
  if (state !== 'own')
    throw new Error(
      `The claim of ${permalink} is ${String(state)}, because another test owns the event. Choose an event that no other test claims.`,
    )
}

/**
 * A signed-in member with an organisation that owns events of the catalogue: shown by a code to an address at the domain
 * of each. The events may have no organiser in the catalogue, and no other test may claim them: all browser tests share
 * one site.
 */
export async function newEventOwner(
  url: string,
  permalinks: readonly string[],
): Promise<TestMember> {
  const organisation = `Lakeside ${newNames().username}`
  const member = await newSignedIn(url, { role: 'organiser', organisation })
  for (const permalink of permalinks) await claim(member, url, permalink)
  return member
}
