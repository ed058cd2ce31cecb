/** `node test/bench/crowd.ts <url> <username> <password>`: 200 people sign in at the same moment; prints how it went. */
import { newVisitor } from '../support/visitor.ts'

const [, , url = '', username = '', password = ''] = process.argv
const people = 200

const visitors = Array.from({ length: people }, () => newVisitor(url))
for (const visitor of visitors) await visitor.csrf()
// Half of them know the password and half do not, as in an attack; the work is the same.
const statuses = await Promise.all(
  visitors.map(async (visitor, n) => {
    const { status } = await visitor.signIn(n % 2 === 0 ? username : `nobody-${n}`, password)
    return status
  }),
)
const count = (...which: number[]) => statuses.filter((status) => which.includes(status)).length
console.log(JSON.stringify({ signedIn: count(200), refused: count(401), later: count(429, 503) }))
