import type { ColumnTarget } from '../../src/model/event/imports.ts'
import { refusedImport, type ImportRow, type ImportTable } from './import-table.ts'
import { importRowsLimit } from '../../src/model/event/imports.ts'
import { readLength } from './read-number.ts'
import { readSport } from './read-sport.ts'

/** Separators of several values in a cell. A comma needs a space, because "21,1" is a number. */
const between = /\s*(?:[/;&|、，]|,(?=\s)|\s(?:und|and|et|e|y|en|och|i|и|ve|dan)\s)\s*/iu
/** Races of one row, and characters of their distances or prices; more are no such list. */
const mostRaces = 8
const mostCharacters = 60

const multisport = /(?:tri|du|aqu)[\s-]?ath?lon|swim\s?run|multi/iu

/** "5 km" and "10 km" of "5/10 km": a number without a unit has that of a later one. Null for other texts. */
function distancesOf(text: string): string[] | null {
  if (text.length > mostCharacters) return null
  const parts = text.split(between).filter((part) => part !== '')
  if (parts.length < 2 || parts.length > mostRaces) return null
  let unit = ''
  const stated = parts.toReversed().map((part) => {
    unit = /\d\s*(km|k|mi|miles?|m)\.?$/iu.exec(part)?.[1] ?? unit
    return /\d$/u.test(part) && unit !== '' ? `${part} ${unit}` : part
  })
  const isList = stated.every((part) => !/hm$/iu.test(part) && readLength(part, 'km') !== null)
  return isList && new Set(stated).size === parts.length ? stated.toReversed() : null
}

/** Prices of as many races, such as "25/30 Euro" or "€ 25/30", or the same text for each. */
function pricesOf(text: string, count: number): string[] {
  const same = Array.from({ length: count }, () => text)
  if (text.length > mostCharacters) return same
  const parts = text.split('/').map((part) => part.trim())
  const before = /^[^\d/]*/u.exec(text.trim())?.[0] ?? ''
  const after = /[^\d\s/.,-][^\d/]*$/u.exec(text)?.[0] ?? ''
  if (parts.length !== count) return same
  return parts.map((part) => (/^\d(?:.*\d)?$/u.test(part) ? `${before}${part} ${after}` : part))
}

/**
 * Table in which a row with several distances, such as "5/10 km", is a row for each: a row is one race. The first keeps
 * the number of the row; those of the others follow the last one. Distances of multi-sport races are their legs.
 * @param mapping meaning of each column
 */
export function splitRaces(
  table: ImportTable,
  mapping: readonly (ColumnTarget | null)[],
): ImportTable {
  const columnOf = (field: string): number =>
    mapping.findIndex((target) => target?.split('.')[0] === field)
  const [distance, race, sport, name, price] = ['distance', 'race', 'sport', 'name', 'price'].map(
    columnOf,
  )
  if (distance === undefined || distance < 0) return table
  let last = table.rows.at(-1)?.number ?? 0
  const added: ImportRow[] = []
  const rows = table.rows.map((row) => {
    const cell = (column: number | undefined): string => row.cells[column ?? -1] ?? ''
    const distances = distancesOf(cell(distance))
    const about = [cell(sport), cell(name), cell(race)].join(' ')
    if (distances === null || multisport.test(about) || readSport(cell(sport)) === 'triathlon')
      return row
    const prices = pricesOf(cell(price), distances.length)
    const split = distances.map((text, index) =>
      row.cells.map((each, column) => {
        if (column === distance) return text
        if (column === price) return prices[index] ?? each
        return column === race && each !== '' ? `${each} ${text}` : each
      }),
    )
    for (const cells of split.slice(1)) added.push({ number: (last += 1), cells })
    return { ...row, cells: split[0] ?? row.cells }
  })
  if (rows.length + added.length > importRowsLimit) throw refusedImport('too-many-rows')
  return { ...table, rows: [...rows, ...added] }
}
