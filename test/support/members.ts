import * as v from 'valibot'
import { databaseOf, seedMember, seedSignIn } from './seeded-member.ts'
import { separateConnection } from './separate-connection.ts'
import { newVisitor, type Visitor } from './visitor.ts'

/**
 * Members for tests. On the site that `npm test` serves, those with a confirmed account are written to its database, which
 * costs two hashes of a password less; on another site they register and sign in over the API.
 */

export const goodPassword = 'Ponte-25-Abril'

let made = 0

/** A unique username and email. */
export function newNames(): { username: string; email: string } {
  made += 1
  const id = `${process.pid.toString(36)}${Math.floor(performance.timeOrigin).toString(36)}${made}`
  return { username: `runner-${id}`, email: `runner-${id}@example.org` }
}

const delivered = v.object({
  address: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
})

export type Delivered = v.InferOutput<typeof delivered>

/** Emails to an address, newest first. */
export async function mailTo(url: string, address: string): Promise<Delivered[]> {
  const path = `/dev/mail.json?address=${encodeURIComponent(address)}`
  const response = await fetch(url + path, { headers: separateConnection })
  return v.parse(v.object({ mails: v.array(delivered) }), await response.json()).mails
}

/** Waits for an email, which is sent after the response. @throws Error when none arrives within ten seconds */
export async function waitForMail(
  url: string,
  address: string,
  is: (mail: Delivered) => boolean = () => true,
): Promise<Delivered> {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    const found = (await mailTo(url, address)).find(is)
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`No such mail came to ${address}.`)
}

/** The token of the link in an email. */
export function tokenIn({ text }: Delivered): string {
  const token = /[?&]confirmation_token=([\w-]+)/u.exec(text)?.[1]
  if (token === undefined) throw new Error(`No link with a token in: ${text}`)
  return token
}

export interface TestMember {
  visitor: Visitor
  username: string
  email: string
  password: string
}

interface Wanted {
  role?: 'athlete' | 'organiser'
  organisation?: string
  locale?: string
}

/** The fields of the registration form. */
export function registrationForm({ username, email }: { username: string; email: string }) {
  return {
    username,
    email,
    firstname: 'Ada',
    lastname: 'Start',
    toc_accepted: true,
    password: goodPassword,
    password_confirm: goodPassword,
    locale: 'en',
  }
}

/** A registered, unconfirmed member. */
export async function newUnconfirmed(url: string, wanted: Wanted = {}): Promise<TestMember> {
  const { role = 'athlete', organisation, locale = 'en' } = wanted
  const visitor = newVisitor(url)
  const names = newNames()
  const form = {
    ...registrationForm(names),
    locale,
    ...(organisation === undefined ? {} : { organisation }),
  }
  const { status, text } = await visitor.send('POST', `/api/members/registration/${role}`, form)
  if (status !== 201) throw new Error(`Registration was answered ${status}: ${text}`)
  return { visitor, ...names, password: goodPassword }
}

/** A confirmed member who is not signed in. */
export async function newMember(url: string, wanted: Wanted = {}): Promise<TestMember> {
  const database = databaseOf(url)
  if (database !== null) {
    const { role = 'athlete', organisation = null, locale = 'en' } = wanted
    const names = { ...newNames(), password: goodPassword }
    await seedMember(database, { ...names, role, organisation, locale })
    return { visitor: newVisitor(url), ...names }
  }
  const member = await newUnconfirmed(url, wanted)
  const confirmation_token = tokenIn(await waitForMail(url, member.email))
  const { status, text } = await member.visitor.send('POST', '/api/members/confirmation', {
    confirmation_token,
  })
  if (status !== 200) throw new Error(`Confirmation was answered ${status}: ${text}`)
  return member
}

/** A signed-in member. */
export async function newSignedIn(url: string, wanted: Wanted = {}): Promise<TestMember> {
  const member = await newMember(url, wanted)
  const database = databaseOf(url)
  if (database !== null) {
    await seedSignIn(database, { ...member, url })
    return member
  }
  const { status, text } = await member.visitor.signIn(member.username, member.password)
  if (status !== 200) throw new Error(`Sign-in was answered ${status}: ${text}`)
  return member
}
