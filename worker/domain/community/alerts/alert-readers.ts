import * as v from 'valibot'
import { isNewsKind, switchOf } from '../../../../src/model/event/event-news.ts'
import { readAlertsOff } from '../../accounts/preferences/alerts-off.ts'

/** A member with news, as pairs of id and kind. */
export const readerRow = v.object({
  id: v.number(),
  email: v.string(),
  locale: v.string(),
  off: v.string(),
  news: v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.number(), v.string()]))),
})
export type ReaderRow = v.InferOutput<typeof readerRow>

const isAnswer = (kind: string): boolean => kind === 'answers'

const idsOf = (news: ReaderRow['news'], isWanted: (kind: string) => boolean): number[] =>
  news.flatMap(([id, kind]) => (isWanted(kind) ? [id] : [])).toSorted((a, b) => a - b)

/** Ids of the news that the member wants, ascending. */
export function idsOfNews({ news, off }: ReaderRow): number[] {
  const switchedOff = readAlertsOff(off)
  return idsOf(news, (kind) => isNewsKind(kind) && !switchedOff.includes(switchOf(kind)))
}

/** Ids of all answers to the member's reviews. */
export const idsOfAnswers = ({ news }: ReaderRow): number[] => idsOf(news, isAnswer)

export const wantsAnswers = ({ off }: ReaderRow): boolean => !readAlertsOff(off).includes('answers')

/** Ids of all challenges that have ended, ascending. */
export const idsOfEnded = ({ news }: ReaderRow): number[] =>
  idsOf(news, (kind) => kind === 'challenges')

export const wantsEnded = ({ off }: ReaderRow): boolean =>
  !readAlertsOff(off).includes('challenges')

/** Ids of events with items that wait for the member, ascending; none if the member wants no emails about them. */
export const idsOfInbox = ({ news, off }: ReaderRow): number[] =>
  readAlertsOff(off).includes('inbox') ? [] : idsOf(news, (kind) => kind === 'inbox')
