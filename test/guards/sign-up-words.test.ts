import { expect, test } from 'vitest'
import { filesUnder, isCode, isTest, textOf, withoutComments } from './read-project.ts'

/** A registration is a new account; getting a place in a race is a sign-up (docs/glossary). */

/** Code about accounts, and the words of URLs. */
const accounts = [
  'src/boot/newsletter.ts',
  'src/browser/auth-form.ts',
  'src/browser/one-tap-prompt.ts',
  'src/browser/pending-registration.ts',
  'src/features/account/',
  'src/i18n/redirected-words.ts',
  'src/i18n/words/',
  'src/model/members/',
  'src/routes/members.',
  'src/shell/join-by-google.tsx',
  'worker/api/members/',
  'worker/auth/',
  'worker/domain/accounts/',
]

const windowFacts = ['registrationStartsOn', 'registrationEndsOn', 'registrationUrl']
const windowColumns = ['registration_starts_on', 'registration_ends_on']

/** Names of others for the sign-up: the specification's in stored facts and columns, those of the API, of data, of URLs. */
const edges: [folder: string, ...names: string[]][] = [
  // Keys of the facts that organisers edit, which drafts, revisions and corrections store.
  ['src/features/organiser/editor/page/', ...windowFacts],
  ['src/i18n/correction-texts.ts', ...windowFacts],
  ['src/i18n/fact-name.ts', ...windowFacts],
  ['src/model/corrections/', ...windowFacts],
  ['src/model/event-facts/', ...windowFacts],
  ['src/model/schemas/event/event-facts.ts', ...windowFacts],
  ['worker/domain/catalogue/facts/', ...windowFacts],
  ['worker/domain/organisers/imports/', ...windowFacts],
  ['worker/domain/catalogue/news/change-edition.ts', ...windowFacts, ...windowColumns],
  ['worker/domain/organisers/publish/draft-text.ts', 'registrationUrl'],
  // The part of the API's edition.
  ['src/features/event-page/sign-up/', 'registration'],
  ['src/features/event-page/sign-up-page/', 'registration'],
  ['src/model/schemas/event/edition.ts', 'registration'],
  ['worker/present/event/edition.ts', 'registration'],
  // The key of calendar URLs, and the part of the API's filter rail that is named after it.
  ['src/features/calendar/filter-rail.tsx', 'registration'],
  ['src/model/schemas/calendar/calendar-rail.ts', 'registration'],
  ['worker/calendar-filters/filters/sign-up.ts', 'registration'],
  ['worker/present/calendar/calendar-rail.ts', 'registration'],
  // The address of the checkout.
  ['worker/pages/member-path.ts', 'registration'],
  ['scripts/message-lists.ts', 'registration'],
  // The key of the catalogue's rows.
  ['worker/catalogue/', 'registration'],
  ['worker/domain/catalogue/editions/edition-rows.ts', 'registration'],
  ['worker/domain/catalogue/events/event-input.ts', 'registration'],
  // Answers of RunSignup.
  [
    'worker/imports/read-runsignup.ts',
    'registration_opens',
    'registration_periods',
    'registration_closes',
  ],
]

const text = /"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/gu

/** Identifiers of code with the word, once each; messages about accounts are called by their key. */
function registrationNames(code: string): string[] {
  const names =
    withoutComments(code)
      .replace(text, '')
      .match(/(?<!\bm\.)\b[\w$]*registration[\w$]*/giu) ?? []
  return [...new Set(names)]
}

const files = ['src', 'worker', 'scripts']
  .flatMap(filesUnder)
  .filter((path) => isCode(path) && !isTest(path))
  .filter((path) => !accounts.some((folder) => path.startsWith(folder)))

const namesIn = files.map((path) => ({ path, names: registrationNames(textOf(path)) }))

test('no name of search, calendar and events calls the sign-up a registration, but for the listed edges', () => {
  const others = namesIn.flatMap(({ path, names }) => {
    const known = edges.flatMap(([folder, ...some]) => (path.startsWith(folder) ? some : []))
    return names.filter((name) => !known.includes(name)).map((name) => `${path}: ${name}`)
  })
  expect(others).toEqual([])
})

test('each listed edge is there', () => {
  const gone = edges.flatMap(([folder, ...some]) => {
    const there = namesIn
      .filter(({ path }) => path.startsWith(folder))
      .flatMap((each) => each.names)
    return some.some((name) => there.includes(name)) ? [] : [folder]
  })
  expect(gone).toEqual([])
})

test('control: names are detected; texts, comments and messages are not', () => {
  expect(registrationNames('facets.registration + preRegistrations(isRegistration)')).toEqual([
    'registration',
    'preRegistrations',
    'isRegistration',
  ])
  expect(registrationNames("m.registration_title('registration') // registration")).toEqual([])
})
