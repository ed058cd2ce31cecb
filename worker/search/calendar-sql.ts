import { groups, sportCodes } from '../../src/model/sports.ts'
import type { SearchFilters, SearchQuery } from './engine.ts'
import { dayNumber, editionIdSql, editionKeysPerDay, firstEditionKey } from './keys.ts'
import type { SqlValue, Statement } from './statement.ts'

/** Which events a text leaves: a JSON array of event rows, or the SQL of a query that gives them and its parameters. */
export type TextFilter =
  | { kind: 'rows'; json: string }
  | { kind: 'query'; sql: (parameter: (value: SqlValue) => string) => string }

/**
 * The two statements of a calendar page: the edition ids of the page, and `total` editions and `races` of them.
 * Both stream in the order of the key, without a sort. Filters that do not speak of races read the editions, where an
 * edition with no races yet counts too; the others read the races, so that all hold on one and the same.
 */
export function calendarStatements(query: SearchQuery, text: TextFilter | null): Statement[] {
  return [pageStatement(query, text), countStatement(query.filters, text)]
}

function pageStatement(
  { filters, limit, offset }: SearchQuery,
  text: TextFilter | null,
): Statement {
  const { source, group, params, add } = matching(filters, text)
  return {
    sql: `SELECT ${editionIdSql('sort')} AS id FROM ${source} ${group} ORDER BY sort
      LIMIT ${add(limit)} OFFSET ${add(offset)}`,
    params,
  }
}

function countStatement(filters: SearchFilters, text: TextFilter | null): Statement {
  const { source, group, params } = matching(filters, text)
  const from = group === '' ? source : `(SELECT count(*) AS races FROM ${source} ${group})`
  return { sql: `SELECT count(*) AS total, coalesce(sum(races), 0) AS races FROM ${from}`, params }
}

interface Matching {
  /** SQL from the table to the end of its conditions. */
  source: string
  /** Empty for the table of editions, which has a row each. */
  group: 'GROUP BY sort' | ''
  params: SqlValue[]
  add: (value: SqlValue) => string
}

function matching(filters: SearchFilters, text: TextFilter | null): Matching {
  const params: SqlValue[] = []
  const add = (value: SqlValue): string => `?${params.push(value)}`
  const races = raceConditions(filters, add)
  const shared = sharedConditions(filters, text, add)
  if (races.length === 0) {
    const where = [...editionConditions(filters, text, add), ...shared].join(' AND ')
    const source = `search_edition ${editionIndex(filters, text)} WHERE ${where}`
    return { source, group: '', params, add }
  }
  const where = [...editionsOfRaces(filters, text, add), ...races, ...shared].join(' AND ')
  const source = `search_race ${raceIndex(filters, text)} WHERE ${where}`
  return { source, group: 'GROUP BY sort', params, add }
}

type Add = Matching['add']

/** Conditions on columns both tables have. */
function sharedConditions(filters: SearchFilters, text: TextFilter | null, add: Add): string[] {
  const from = dayNumber(filters.from)
  // Keys hold the first day: an edition under way on `from` began at most the longest span before it.
  const longest = 'coalesce((SELECT max(span) FROM search_edition), 0)'
  return [
    `sort >= (${add(from)} - ${longest}) * ${editionKeysPerDay}`,
    `end_day >= ${add(from)}`,
    ...(filters.to === undefined
      ? []
      : [`sort < ${add(firstEditionKey(dayNumber(filters.to) + 1))}`]),
    ...(filters.includeExpected === false ? ['confirmed = 1'] : []),
    ...(filters.country === undefined ? [] : [`country = ${add(filters.country)}`]),
    // The plus keeps SQLite from walking the many rows of a common word by index, out of order.
    ...(text?.kind === 'query' ? [`+event_row IN (${text.sql(add)})`] : []),
  ]
}

function editionConditions(filters: SearchFilters, text: TextFilter | null, add: Add): string[] {
  return [
    ...(filters.cityId === undefined ? [] : [`city_id = ${add(filters.cityId)}`]),
    ...(text?.kind === 'rows'
      ? [`event_row IN (SELECT value FROM json_each(${add(text.json)}))`]
      : []),
  ]
}

/** The same through the editions: races are looked up by the keys of the few editions that are left. */
function editionsOfRaces(filters: SearchFilters, text: TextFilter | null, add: Add): string[] {
  const where = editionConditions(filters, text, add)
  if (where.length === 0) return []
  const source = `search_edition ${editionIndex(filters, text)}`
  return [`sort IN (SELECT sort FROM ${source} WHERE ${where.join(' AND ')})`]
}

function raceConditions(filters: SearchFilters, add: Add): string[] {
  const { sport, group, minMetres, maxMetres, timed } = filters
  return [
    ...(sport === undefined ? [] : [`sport = ${add(sportCodes[sport])}`]),
    ...(group === undefined ? [] : [`sport_group = ${add(groups.indexOf(group))}`]),
    ...(minMetres === undefined ? [] : [`metres >= ${add(minMetres)}`]),
    ...(maxMetres === undefined ? [] : [`metres <= ${add(maxMetres)}`]),
    ...(timed === true ? ['timed = 1'] : []),
  ]
}

/** The index is named, not left to the planner: a database without statistics would guess. */
function editionIndex(filters: SearchFilters, text: TextFilter | null): string {
  if (text?.kind === 'rows') return 'INDEXED BY search_edition_event'
  if (filters.cityId !== undefined) return 'INDEXED BY search_edition_city'
  if (filters.country !== undefined) return 'INDEXED BY search_edition_country'
  return 'NOT INDEXED'
}

function raceIndex(filters: SearchFilters, text: TextFilter | null): string {
  if (text?.kind === 'rows' || filters.cityId !== undefined) return 'NOT INDEXED'
  if (filters.country !== undefined) return 'INDEXED BY search_race_country'
  if (filters.sport !== undefined) return 'INDEXED BY search_race_sport'
  return 'NOT INDEXED'
}
