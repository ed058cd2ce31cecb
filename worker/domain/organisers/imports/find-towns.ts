import { sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import type { Database } from '../../../db/client.ts'
import { readBatch } from '../../../db/read-batch.ts'
import { placeKey } from '../../catalogue/names/place-key.ts'
import {
  isKnownPlace,
  joinKnownPlace,
  knownPlaceColumns,
  knownPlaceEntries,
} from '../../catalogue/places/known-place.ts'
import type { TownParts } from '../../../imports/town-parts.ts'
import { halvesOf, townKeys } from './town-keys.ts'

const townRow = v.object({ ...knownPlaceEntries, key: v.string() })

/** A city or village of the gazetteer. */
export type KnownTown = Omit<v.InferOutput<typeof townRow>, 'key'>

/** Towns and regions of some rows, as far as the gazetteer knows them. */
export interface TownIndex {
  /** Towns that have a name. @param key by `townKeys` */
  named: (key: string) => readonly KnownTown[]
  /** Towns whose name begins with these words: Chamonix-Mont-Blanc for Chamonix. */
  longer: (key: string) => readonly KnownTown[]
  /** English name of a region by its name in any language; null for an unknown one. */
  region: (country: string, name: string) => string | null
}

const regionRow = v.object({
  country: v.string(),
  name: v.string(),
  names: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
})

/** Names of fewer characters begin too many others. */
const shortestBeginning = 4
const mostRows = 20_000

const townsWhere = (keys: readonly string[], condition: SQL, country = sql`true`) => sql`
  SELECT k.value ->> 0 AS key, ${knownPlaceColumns}
  FROM json_each(${JSON.stringify(keys.map((key) => key.split('|')))}) k CROSS JOIN place_name n ON ${condition}
  ${joinKnownPlace}
  WHERE ${isKnownPlace} AND ${country} LIMIT ${mostRows}`

/** Looks the towns and regions of rows up, in two round trips. */
export async function findTowns(db: Database, rows: readonly TownParts[]): Promise<TownIndex> {
  const keys = new Set(
    rows.flatMap(({ towns }) => [...towns, ...towns.flatMap(halvesOf)].flatMap(townKeys)),
  )
  const [towns] = await readBatch(db, [townsWhere([...keys], sql`n.key = k.value ->> 0`)])
  const named = byKey(towns)
  const countries = new Set([
    ...rows.flatMap(({ country }) => country ?? []),
    ...[...named.values()].flatMap((each) => each.map(({ country }) => country)),
  ])
  const beginnings = rows.flatMap(({ towns: names, country }) => {
    const known = names.flatMap(townKeys).some((key) => isKnown(named.get(key), country))
    return known ? [] : names.flatMap(townKeys).map((key) => `${key}|${country ?? ''}`)
  })
  const long = beginnings.filter((key) => key.indexOf('|') >= shortestBeginning)
  const [longer, regions] = await readBatch(db, [
    townsWhere(
      [...new Set(long)],
      sql`n.key > (k.value ->> 0) || ' ' AND n.key < (k.value ->> 0) || '!'`,
      sql`(k.value ->> 1 = '' OR coalesce(c.country, x.country) = k.value ->> 1)`,
    ),
    sql`SELECT country, name, names FROM region
      WHERE country IN (SELECT value FROM json_each(${JSON.stringify([...countries])}))`,
  ])
  const further = byKey(longer)
  const regionOf = regionsByName(regions)
  return {
    named: (key) => named.get(key) ?? [],
    longer: (key) => further.get(key) ?? [],
    region: (country, name) => regionOf.get(`${country} ${placeKey(name)}`) ?? null,
  }
}

const isKnown = (towns: readonly KnownTown[] | undefined, country: string | null): boolean =>
  towns?.some((town) => country === null || town.country === country) === true

/** Towns by key, each once. */
function byKey(rows: unknown): ReadonlyMap<string, KnownTown[]> {
  const found = new Map<string, KnownTown[]>()
  for (const { key, ...town } of v.parse(v.array(townRow), rows)) {
    const towns = found.get(key) ?? []
    if (!towns.some(({ id }) => id === town.id)) towns.push(town)
    found.set(key, towns)
  }
  return found
}

function regionsByName(rows: unknown): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const regions = v.parse(v.array(regionRow), rows)
  const add = (country: string, text: string, name: string) => {
    for (const key of townKeys(text)) found.set(`${country} ${key}`, name)
  }
  for (const { country, name, names } of regions)
    for (const each of Object.values(names)) add(country, each, name)
  // An English name comes before the same name of another region in another language: Zagreb is a city and a county.
  for (const { country, name } of regions) add(country, name, name)
  return found
}
