/**
 * `node test/bench/crowd.ts <url>`: 200 people ask for a file at the same moment; with a name and a password behind it,
 * they sign in. Prints how many were answered how.
 */
import { newVisitor } from '../support/visitor.ts'

const [, , url = '', username = '', password = ''] = process.argv
const people = 200

const visitors = Array.from({ length: people }, () => newVisitor(url))
if (username !== '') for (const visitor of visitors) await visitor.csrf()
// Half of them know the password and half do not, as in an attack; the work is the same.
const statuses = await Promise.all(
  visitors.map(async (visitor, n) => {
    const asked =
      username === ''
        ? visitor.ask('GET', '/robots.txt')
        : visitor.signIn(n % 2 === 0 ? username : `nobody-${n}`, password)
    return (await asked).status
  }),
)
const count = (...which: number[]) => statuses.filter((status) => which.includes(status)).length
console.log(`${count(200)} let in, ${count(401)} refused, ${count(429, 503)} told to come back`)
