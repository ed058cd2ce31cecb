/**
 * `node test/bench/crowd.ts <url>`: 200 concurrent clients request a file; with a username and a password as further
 * arguments, they sign in. Prints the number of responses by status.
 */
import { newVisitor } from '../support/visitor.ts'

const [, , url = '', username = '', password = ''] = process.argv
const people = 200

const visitors = Array.from({ length: people }, () => newVisitor(url))
if (username !== '') for (const visitor of visitors) await visitor.csrf()
// Half of them have the right password and half a wrong one, as in an attack; the work is the same.
const statuses = await Promise.all(
  visitors.map(async (visitor, n) => {
    const request =
      username === ''
        ? visitor.request('GET', '/robots.txt')
        : visitor.signIn(n % 2 === 0 ? username : `nobody-${n}`, password)
    return (await request).status
  }),
)
const count = (...which: number[]) => statuses.filter((status) => which.includes(status)).length
console.log(`${count(200)} let in, ${count(401)} refused, ${count(429, 503)} told to come back`)
