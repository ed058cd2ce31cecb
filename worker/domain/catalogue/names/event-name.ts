import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { parsedJson } from '../../../db/parsed-json.ts'
import { localName, textOfEvent, type LocalName } from '../../../../src/i18n/local-name.ts'
import type { Locale } from '../../../../src/model/locales.ts'

const names = v.record(v.string(), v.string())

/** Names by locale, from a column or an aggregate that holds them as a JSON object. */
export const namesColumn = parsedJson(names)

/** Columns of an event `ev` that `withName` needs. Their schema is `eventNames`. */
export const eventNameColumns =
  sql.raw(`ev.name AS "originalName", ev.name_language AS "originalLanguage",
  (SELECT json_group_object(t.locale, t.name) FROM event_text t WHERE t.event_id = ev.id) AS names`)

export const eventNames = {
  originalName: v.string(),
  /** Locale of `originalName`, or its BCP 47 tag. */
  originalLanguage: v.string(),
  names: namesColumn,
}

interface NamedEvent {
  originalName: string
  originalLanguage: string
  names: Record<string, string>
}

/** Adds the name of the event in the locale, or its fallback (spec §3), and the locale of that name. */
export function withName<Row extends NamedEvent>(row: Row, locale: Locale) {
  const original = { text: row.originalName, language: row.originalLanguage }
  const { text, language } = localName(original, row.names, locale)
  return { ...row, name: text, nameLanguage: language }
}

/** Schema entries of a race that is selected as a JSON object with `name` and `names`. */
export const raceNames = { name: v.string(), names }

/** Local name of a race, venue or organiser of an event whose own language is `language`. */
export const nameAtEvent = (
  name: string,
  translations: Record<string, string>,
  language: string,
  locale: Locale,
): LocalName => localName(textOfEvent(name, language), translations, locale)
