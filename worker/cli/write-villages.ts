import { cityAliases } from '../catalogue/gazetteer/city-aliases.ts'
import { readCities, readRegions } from '../catalogue/gazetteer/read-gazetteer.ts'
import { readVillages } from '../catalogue/gazetteer/village-file.ts'
import { placeNameRows } from '../domain/catalogue/places/place-name-rows.ts'
import { villageCell } from '../domain/catalogue/places/village-cell.ts'
import { writeRecords } from '../db/write-records.ts'
import { progressBar } from './progress.ts'

/**
 * Writes the villages of the gazetteer and the names by which cities and villages are found, unless they are all there:
 * older databases got their catalogue before them. The villages are written last, so that an interrupted run is repeated.
 */
export async function writeVillages(db: D1Database): Promise<void> {
  const { villages, cityNames } = readVillages()
  const present = await db.prepare('SELECT count(*) AS n FROM village').first<{ n: number }>()
  if ((present?.n ?? 0) >= villages.length) return await writeAliases(db)
  const further = new Map(cityNames.map(({ id, names }) => [id, names]))
  const cities = readCities().map(({ id, slug, name, names, alt }) => ({
    id,
    names: [name, slug, ...Object.values(names), ...alt, ...(further.get(id) ?? [])],
  }))
  const named = villages.map(({ id, name, native }) => ({ id, names: [name, ...native] }))
  const names = placeNameRows([...cities, ...named])
  await writeRecords(db, 'place_name', names, progressBar('names of places', names.length))
  const regions = new Map(
    readRegions().map(({ country, code, name }) => [`${country} ${code}`, name]),
  )
  // In the order of the table, so that each row is appended.
  const ordered = villages.toSorted((a, b) => a.id - b.id)
  const records = ordered.map(({ id, country, admin1, name, lat, lon, population }) => ({
    id,
    country,
    region: regions.get(`${country} ${admin1}`) ?? '',
    name,
    lat,
    lon,
    population,
    cell: villageCell({ lat, lon }),
  }))
  await writeRecords(db, 'village', records, progressBar('villages', records.length))
}

/** Adds the aliases of cities, which databases that have the villages may lack. */
async function writeAliases(db: D1Database): Promise<void> {
  const aliased = readCities().flatMap(({ id, country, slug }) => {
    const names = cityAliases.get(`${country}/${slug}`)
    return names === undefined ? [] : [{ id, names }]
  })
  await db
    .prepare(
      `INSERT OR IGNORE INTO place_name (key, place)
      SELECT value ->> 'key', value ->> 'place' FROM json_each(?1)`,
    )
    .bind(JSON.stringify(placeNameRows(aliased)))
    .run()
}
