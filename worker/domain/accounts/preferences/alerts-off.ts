import * as v from 'valibot'
import { alertKinds, type AlertKind } from '../../../../src/model/event/event-news.ts'

const kindsText = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.array(v.picklist(alertKinds))),
  () => [],
)

/** Subjects of which a member wants no email; damaged JSON is read as none. */
export const readAlertsOff = (text: string): AlertKind[] => v.parse(kindsText, text)

/** The column of a member who wants emails of these only. */
export const alertsOffOf = (kinds: readonly AlertKind[]): string =>
  JSON.stringify(alertKinds.filter((kind) => !kinds.includes(kind)))
