import * as v from 'valibot'
import { placeNameRows } from '../../worker/domain/catalogue/places/place-name-rows.ts'
import { villageCell } from '../../worker/domain/catalogue/places/village-cell.ts'
import { writeRecords } from '../../worker/db/write-records.ts'

const cityRows = v.array(
  v.object({
    id: v.number(),
    name: v.string(),
    slug: v.string(),
    names: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string())),
  }),
)

/** Writes the names by which the cities are found that a test has put into a database. */
export async function writePlaceNames(db: D1Database): Promise<void> {
  const { results } = await db.prepare('SELECT id, name, slug, names FROM city').all()
  const named = v.parse(cityRows, results).map(({ id, name, slug, names }) => ({
    id,
    names: [name, slug, ...Object.values(names)],
  }))
  await writeRecords(db, 'place_name', placeNameRows(named))
}

interface TestPlace {
  id: number
  name: string
  country: string
  region: string
  lat: number
  lon: number
  population: number
  /** Further names. */
  names?: readonly string[]
}

/** Writes villages with their names. */
export async function writeTestVillages(
  db: D1Database,
  villages: readonly TestPlace[],
): Promise<void> {
  const named = villages.map(({ id, name, names = [] }) => ({ id, names: [name, ...names] }))
  await writeRecords(db, 'place_name', placeNameRows(named))
  const rows = villages.map(({ names: _, ...row }) => ({ ...row, cell: villageCell(row) }))
  await writeRecords(db, 'village', rows)
}

/** Writes cities with their names. */
export async function writeTestCities(db: D1Database, cities: readonly TestPlace[]): Promise<void> {
  const rows = cities.map(({ names: _, ...row }) => ({
    ...row,
    slug: `city-${row.id}`,
    zone: 'Europe/Paris',
    names: '{}',
  }))
  await writeRecords(db, 'city', rows)
  const named = cities.map(({ id, name, names = [] }) => ({ id, names: [name, ...names] }))
  await writeRecords(db, 'place_name', placeNameRows(named))
}
