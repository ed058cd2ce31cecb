import * as v from 'valibot'
import { challengePhases } from '../../challenges/challenge.ts'
import { editionCard } from '../event/edition-card.ts'
import { alternates, count, figureOf, flag, hue, sitePath, text } from '../parts.ts'
import { documentView } from './document.ts'

const phase = v.pipe(
  v.picklist(challengePhases),
  v.description('`upcoming` and `open` ones can be joined.'),
)

const challengeEntry = v.strictObject({
  title: text('Title.'),
  summary: text('What is to be done, in one sentence.'),
  lang: v.nullable(text('BCP 47 tag of both if they are in another language.')),
  path: sitePath('Its page.'),
  hue,
  phase,
  state: text('"Open, no end date".'),
  joined: count('Number of members who joined.'),
})

export const challengesView = v.pipe(
  v.strictObject({ challenges: v.array(challengeEntry), alternates }),
  v.description('Challenges in the order of their list, those that are over last.'),
)

export const challengeView = v.pipe(
  v.strictObject({
    ...documentView.entries,
    slug: text('Identifier in URLs.'),
    card: text('Path of its social card, a PNG of 1200 × 630.'),
    hue,
    phase,
    state: text('"Open, no end date", "Starts on 1 January 2027. Earlier races do not count."'),
    need: text('What is needed: "7", "1,000 km".'),
    bars: figureOf('Number of bars of the drawing of progress.'),
    slots: v.pipe(
      v.array(
        v.strictObject({
          key: text('Identifier of the slot.'),
          name: text('Name of the event, or the length.'),
          lang: v.nullable(text('BCP 47 tag of the name if it is in another language.')),
          path: v.nullable(sitePath('Page of the event.')),
          permalink: v.nullable(text('Identifier of the event.')),
          date: v.nullable(text('Next date: "7 March 2027", "expected 25 April 2027".')),
        }),
      ),
      v.description('What is to be filled with a race each; empty if any race adds something.'),
    ),
    next: v.pipe(
      v.array(editionCard),
      v.description('The next editions with a race that counts; at most six.'),
    ),
    joined: count('Number of members who joined.'),
    done: count('Number of members who have met the rule.'),
    listed: v.pipe(
      v.array(
        v.strictObject({
          place: text('"1".'),
          name: text('"A. K., Vienna"; the country instead of a town with few members.'),
          progress: text('"5 of 7".'),
        }),
      ),
      v.description('Members who chose to be shown, at most twenty; the furthest first.'),
    ),
    others: v.pipe(v.array(challengeEntry), v.description('Other challenges that are open.')),
  }),
  v.description('A challenge: races to collect by a rule.'),
)

/** `GET /api/profile/challenges/{slug}`: how far the signed-in member is. */
export const challengeProgressView = v.strictObject({
  isJoined: flag('True if the member joined.'),
  isListed: flag('True if others see the member on the list.'),
  isNamed: flag('True if the certificate names the member.'),
  isCounting: flag('True while the count is renewed.'),
  have: text('"3", "450 km".'),
  progress: text('"3 of 7".'),
  filled: figureOf('Number of bars of the drawing that are full.'),
  done: v.nullable(text('"Completed on 14 June 2026"; null before.')),
  number: v.nullable(
    text('"Number 7 to complete it"; null before, and for a member who is not on the list.'),
  ),
  proof: v.nullable(sitePath('The certificate; null before.')),
  results: v.pipe(
    v.array(
      v.strictObject({
        raceId: figureOf('Id of the race.'),
        slot: v.nullable(text('Slot that it fills; null for none.')),
        counts: flag('True if it counts in this challenge.'),
        isLinked: flag('True if it has a link to a list of results.'),
        name: text('Name of the event.'),
        lang: v.nullable(text('BCP 47 tag of the name if it is in another language.')),
        date: text('"14 June 2026".'),
        path: sitePath('Page of the event.'),
      }),
    ),
    v.description('Races that the member stated, the latest first.'),
  ),
})

/** `GET /api/profile/results?permalink`: races of an event that can be stated. */
export const resultChoicesView = v.strictObject({
  editions: v.array(
    v.strictObject({
      value: figureOf('Id of the edition.'),
      text: text('"2026".'),
      days: text('"14 June 2026".'),
      races: v.array(
        v.strictObject({ value: figureOf('Id of the race.'), text: text('"Marathon · 42.2 km".') }),
      ),
    }),
  ),
})

/** A certificate, for everyone who has its address. */
export const proofView = v.strictObject({
  code: text('Code in two parts.'),
  challenge: text('Title of the challenge.'),
  path: sitePath('Page of the challenge.'),
  lang: v.nullable(text('BCP 47 tag of the title if it is in another language.')),
  hue,
  sentence: text(
    '"Ada Start completed this challenge on 14 June 2026."; without the name of a member who did not choose to be named.',
  ),
  races: v.array(
    v.strictObject({
      name: text('Name of the event.'),
      lang: v.nullable(text('BCP 47 tag of the name if it is in another language.')),
      date: text('"14 June 2026".'),
    }),
  ),
  picture: text('Path of the certificate as a picture of 1600 × 1131.'),
  alternates,
})

export type ChallengesView = v.InferOutput<typeof challengesView>
export type ChallengeView = v.InferOutput<typeof challengeView>
export type ChallengeProgressView = v.InferOutput<typeof challengeProgressView>
export type ResultChoicesView = v.InferOutput<typeof resultChoicesView>
export type ProofView = v.InferOutput<typeof proofView>
