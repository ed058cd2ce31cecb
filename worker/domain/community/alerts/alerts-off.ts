import * as v from 'valibot'
import { newsKinds, type NewsKind } from '../../../../src/model/event-news.ts'

const kindsText = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.picklist(newsKinds))),
  () => [],
)

/** Kinds of news of which a member wants no email; damaged JSON is read as none. */
export const readAlertsOff = (text: string): NewsKind[] => v.parse(kindsText, text)

/** The column of a member who wants emails of these kinds only. */
export const alertsOffOf = (kinds: readonly NewsKind[]): string =>
  JSON.stringify(newsKinds.filter((kind) => !kinds.includes(kind)))
