import { expect, test } from 'vitest'
import { filesUnder, isCode, isTest, textOf, withoutComments } from './read-project.ts'

/** Habits that hold in every file, wherever it lies (CONTRIBUTING.md). */

const code = ['src', 'worker', 'test', 'scripts'].flatMap(filesUnder).filter(isCode)
const product = code.filter((path) => /^(?:src|worker)\//u.test(path) && !isTest(path))

test('only worker/runtime/clock.ts and commands read the clock', () => {
  const readsClock = /\bnew Date\(\s*\)|\bDate\.now\b|\bDate\(\s*\)/u
  const trusted = product.filter(
    (path) => path !== 'worker/runtime/clock.ts' && !path.startsWith('worker/cli/'),
  )
  expect(trusted.filter((path) => readsClock.test(withoutComments(textOf(path))))).toEqual([])
})

test('tests are beside their subject, or in test/', () => {
  const lonely = code.filter(isTest).filter((path) => {
    if (path.startsWith('test/')) return false
    // x.part.test.ts tests a part of x.ts; x.server.test.ts may test x.server.ts.
    const subjects = [/\.test\.ts$/u, /\.[a-z-]+\.test\.ts$/u].map((end) => path.replace(end, ''))
    return !subjects.some((each) => code.includes(`${each}.ts`) || code.includes(`${each}.tsx`))
  })
  expect(lonely).toEqual([])
})

test('code that redirects uses the open redirect guard, or builds the URL itself', () => {
  const sends =
    /\bstatus(?:Code)?: 30[12378]|\bredirect\(|\blocation\.(?:assign|replace)\(|(?<!const )\blocation(?:\.href)? = |, 30[12378]\)/u
  // Their URLs are built from our own tables of words, or come from our own server.
  const own = [
    'src/api/index.ts',
    'src/browser/auth-form.ts',
    'src/browser/go-to-sign-in.ts',
    'src/browser/one-tap-prompt.ts',
    'src/features/account/profile/member-entries.tsx',
    'src/features/organiser/claims/send-claim.ts',
    'src/features/organiser/editor/draft/keep-copy.ts',
    'worker/api/account/challenges.ts',
    'worker/api/account/contact.ts',
    'worker/api/account/follows.ts',
    'worker/api/account/plain-feedback.ts',
    'worker/api/account/plain-review.ts',
    'worker/api/members/help-votes.ts',
    'worker/api/orders/given-up-places.ts',
    'worker/api/orders/plain-form.ts',
    'worker/api/orders/plain-orders.ts',
    'worker/api/orders/plain-places.ts',
    'worker/api/orders/plain-waiting.ts',
    'worker/api/orders/stripe.ts',
    'worker/auth/auth-response.ts',
    'worker/feeds/feed-response.ts',
    'worker/redirects/region.ts',
    'worker/redirects/spellings.ts',
  ]
  const senders = product.filter((path) => sends.test(withoutComments(textOf(path))))
  const unguarded = senders.filter(
    // The second file gives a page of ours that has passed the guard.
    (path) => !/model\/values\/safe-redirect\.ts|\/sender\.ts/u.test(textOf(path)),
  )
  expect(unguarded).toEqual(own)
})

test('no code hides an `any` in `Object(value)`: recordOf (src/model/values/record-of.ts) reads keys of unknown values', () => {
  const conversion = /(?<![\w.])Object\(/u
  const isHidden = (text: string) => conversion.test(withoutComments(text))
  const untyped = code.filter((path) => !/^test\/|\.test\.ts$/u.test(path))
  expect(untyped.filter((path) => isHidden(textOf(path)))).toEqual([])
  // Control.
  expect(isHidden('const { url } = Object(body)')).toBe(true)
  expect(isHidden('Object.keys(recordOf(body))')).toBe(false)
})

test('features, shell and routes name no path of the API: its client does, by the types of its routes', () => {
  const literal = /['"`]\/api(?:\/|['"`])/u
  const namesPath = (text: string) => literal.test(withoutComments(text))
  const pages = product.filter((path) => /^src\/(?:features|shell|routes)\//u.test(path))
  expect(pages.filter((path) => namesPath(textOf(path)))).toEqual([])
  // Control.
  expect(namesPath('await fetch(`/api/profile/${id}`)')).toBe(true)
  expect(namesPath("import { api } from '../../api/index.ts'")).toBe(false)
})

test('routes of the API read bodies and queries in middleware, from which the client takes their types', () => {
  const reads = /\breq\.(?:json|query)\(/u
  const readers = product.filter(
    (path) => path.startsWith('worker/api/') && reads.test(withoutComments(textOf(path))),
  )
  expect(readers).toEqual([
    // A link in emails and a form of pages: no script calls them.
    'worker/api/members/email-choices.ts',
    'worker/api/members/newsletter.ts',
    'worker/api/middleware/form.ts',
    'worker/api/middleware/operation.ts',
    'worker/api/middleware/query.ts',
    // It compares the query as it was written with its canonical form.
    'worker/api/public/calendar.ts',
  ])
})
