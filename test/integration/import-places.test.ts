import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createImport } from '../../worker/domain/organisers/imports/create-import.ts'
import { findImportPage } from '../../worker/domain/organisers/imports/find-import.ts'
import { requireImport } from '../../worker/domain/organisers/imports/import-record.ts'
import { readCsv } from '../../worker/imports/read-csv.ts'
import { ada, now, openImports } from '../support/imports.ts'
import { writeTestCities, writeTestVillages } from '../support/place-names.ts'

/** How imports find the places of their rows. */

let tables: Awaited<ReturnType<typeof openImports>>

const place = (id: number, name: string, country: string, region: string) => ({
  at: (lat: number, lon: number, population: number, ...names: string[]) => ({
    id,
    name,
    country,
    region,
    lat,
    lon,
    population,
    names,
  }),
})

beforeAll(async () => {
  tables = await openImports()
  await writeTestCities(tables.d1, [
    place(11, 'Chamonix-Mont-Blanc', 'FR', 'Auvergne-Rhône-Alpes').at(45.92, 6.87, 10_000),
    place(12, 'Courmayeur', 'IT', 'Aosta Valley').at(45.79, 6.97, 2_800),
    place(13, 'Boulder', 'US', 'Colorado').at(40.01, -105.27, 105_000),
    place(14, 'Boulder City', 'US', 'Nevada').at(35.98, -114.83, 15_000),
    place(15, 'Kilkís', 'GR', 'Central Macedonia').at(40.99, 22.87, 22_000, 'Κιλκίς'),
    place(16, 'Taichung', 'TW', 'Taiwan').at(24.15, 120.68, 2_800_000, '台中', '臺中市'),
    place(17, 'Columbus', 'US', 'Ohio').at(39.96, -83, 905_000),
    place(18, 'Columbus', 'US', 'Georgia').at(32.46, -84.99, 206_000),
    place(19, 'Graz', 'AT', 'Styria').at(47.07, 15.44, 290_000),
    place(20, 'Recife', 'BR', 'Pernambuco').at(-8.05, -34.88, 1_500_000),
    place(21, 'Munich', 'DE', 'Bavaria').at(48.14, 11.58, 1_400_000, 'München'),
    place(22, 'Saint-Gervais-les-Bains', 'FR', 'Auvergne-Rhône-Alpes').at(45.89, 6.71, 5_700),
  ])
  await writeTestVillages(tables.d1, [
    place(31, 'Les Houches', 'FR', 'Auvergne-Rhône-Alpes').at(45.891, 6.799, 2_985),
    place(32, 'Saint-Martin', 'FR', 'Occitanie').at(43.5, 0.4, 600),
    place(33, 'Saint-Martin', 'FR', 'Normandy').at(48.7, -0.6, 700),
    place(34, 'Boulder', 'US', 'Utah').at(37.9, -111.42, 240),
    place(35, 'Bad Test', 'DE', 'Bavaria').at(48.2, 11.7, 900),
    place(36, 'Motril', 'ES', 'Andalusia').at(36.75, -3.52, 58_000),
  ])
  await tables.all(`INSERT INTO region (country, name, names, slugs) VALUES
    ('US', 'Colorado', '{}', '{}'), ('US', 'Georgia', '{"de":"Georgien"}', '{}'),
    ('FR', 'Normandy', '{"fr":"Normandie"}', '{}'), ('FR', 'Occitanie', '{}', '{}')`)
})
afterAll(() => tables.close())
beforeEach(() => tables.empty())

const head = 'Event;Date;City;Region;Country;Latitude;Longitude;Distance;Sport'

/** Facts, faults and suggestions of rows with these cells from the city to the longitude. */
async function rowsOf(places: readonly string[], country: string | null = null) {
  const lines = places.map(
    (cells, index) => `Run ${index};2027-05-0${(index % 9) + 1};${cells};10;run`,
  )
  const input = {
    organiserId: 50,
    memberId: ada.id,
    source: 'places.csv',
    table: await readCsv(new TextEncoder().encode([head, ...lines].join('\n'))),
    defaults: { language: 'en', sport: 'run' as const, country, currency: null },
  }
  const id = await createImport(tables.db, input, now)
  await tables.check(id)
  const rows = await tables.all(
    'SELECT * FROM event_import_row WHERE import_id = ? ORDER BY number',
    id,
  )
  return rows.map((row) => ({
    city: row['city_id'],
    facts: JSON.parse(String(row['facts'])),
    faults: JSON.parse(String(row['faults'])),
    towns: JSON.parse(String(row['suggestions'])).map(({ region }: { region: string }) => region),
  }))
}

test.each([
  ['a town with its country in the cell', 'Chamonix, France;;;;', 11],
  ['the beginning of a double name', 'chamonix;;FR;;', 11],
  ['a state code', 'Boulder, CO, US;;;;', 13],
  ['a state code that is also that of a country', 'Boulder, CO;;;;', 13],
  ['a state code in its column', 'Columbus;GA;US;;', 18],
  ['a region in another language', 'Columbus;Georgien;US;;', 18],
  ['a much larger namesake', 'Boulder;;US;;', 13],
  ['a native name', 'Κιλκίς;;GR;;', 15],
  ['a native name with the word for city', '臺中市;;TW;;', 16],
  ['another native spelling', '台中市;;TW;;', 16],
  ['a Brazilian state', 'Recife;PE;BR;;', 20],
  ['an abbreviated word', 'St Gervais les Bains;;FR;;', 22],
  ['a name in another language', 'München;;DE;;', 21],
])('%s is found: %s', async (_title, cells, city) => {
  const [row] = await rowsOf([cells])
  expect(row).toMatchObject({ city, faults: [], facts: { town: null } })
})

test('a village is a town with its pin near a city; coordinates of the row come first', async () => {
  const [named, pinned] = await rowsOf(['Les Houches;;FR;;', 'Les Houches;;FR;45.8905;6.7987'])
  expect(named).toMatchObject({ city: 11, facts: { town: 'Les Houches', lat: 45.891, lon: 6.799 } })
  expect(pinned?.facts).toMatchObject({ town: 'Les Houches', lat: 45.8905, lon: 6.7987 })
})

test('coordinates place a town that no source knows, and a start without one', async () => {
  const [unknown, empty, inCity] = await rowsOf([
    'Le Chalet Test, Haute-Savoie;;FR;45.93;6.9',
    ';;;48.21;11.71',
    ';;;47.07;15.44',
  ])
  expect(unknown).toMatchObject({ city: 11, faults: [], facts: { town: 'Le Chalet Test' } })
  expect(empty).toMatchObject({ city: 21, faults: [], facts: { town: 'Bad Test', lat: 48.21 } })
  expect(inCity).toMatchObject({ city: 19, faults: [], facts: { town: null, lat: 47.07 } })
})

test('coordinates in another country than the stated one are a fault of the latitude', async () => {
  const [row] = await rowsOf(['Graz;;AT;45.92;6.87'])
  expect(row?.faults).toEqual([{ field: 'lat', fault: 'place-elsewhere', country: 'AT' }])
})

test('a start a few kilometres beyond the border is none', async () => {
  const [row] = await rowsOf(['Courmayeur;;IT;45.86;6.91'])
  expect(row).toMatchObject({ city: 12, faults: [] })
})

test('regions of namesakes are named in the language of the reader, or in English', async () => {
  await rowsOf(['Saint-Martin;;FR;;'])
  const [{ id } = { id: '' }] = await tables.all('SELECT id FROM event_import')
  const record = await requireImport(tables.db, ada.id, String(id))
  const regions = async (locale: 'fr' | 'ja') => {
    const { rows } = await findImportPage(tables.db, record, 'mend', 1, locale)
    return rows.flatMap(({ suggestions }) => suggestions.map(({ region }) => region)).toSorted()
  }
  expect(await regions('fr')).toEqual(['Normandie', 'Occitanie'])
  expect(await regions('ja')).toEqual(['Normandy', 'Occitanie'])
})

test('namesakes, another region and an unknown town need a person', async () => {
  const [namesakes, region, elsewhere, unknown] = await rowsOf([
    'Saint-Martin;;FR;;',
    'Saint-Martin;Normandie;FR;;',
    'Chamonix;Normandie;FR;;',
    'Nowhere;;FR;;',
  ])
  expect(namesakes).toMatchObject({ faults: [{ field: 'city', fault: 'place-ambiguous' }] })
  expect(namesakes?.towns.toSorted()).toEqual(['Normandy', 'Occitanie'])
  expect(region).toMatchObject({ faults: [], facts: { town: 'Saint-Martin', lat: 48.7 } })
  expect(elsewhere?.towns).toEqual(['Auvergne-Rhône-Alpes'])
  expect(unknown?.faults).toEqual([{ field: 'city', fault: 'place-unknown', country: 'FR' }])
})

test('a region of the same name as a county goes by its English name', async () => {
  await writeTestCities(tables.d1, [
    place(37, 'Zagreb', 'HR', 'Zagreb').at(45.81, 15.98, 660_000),
    place(38, 'Samobor', 'HR', 'Zagreb County').at(45.8, 15.71, 37_000),
  ])
  await tables.all(`INSERT INTO region (country, name, names, slugs) VALUES
    ('HR', 'Zagreb', '{}', '{}'), ('HR', 'Zagreb County', '{"it":"Zagreb"}', '{}')`)
  const [city, county] = await rowsOf(['Zagreb;Zagreb;HR;;', 'Samobor;Zagreb County;HR;;'])
  expect(city).toMatchObject({ city: 37, faults: [] })
  expect(county).toMatchObject({ city: 38, faults: [] })
})

test('of two towns of one name and region, the one with an event of the organisation is meant', async () => {
  await writeTestCities(tables.d1, [
    place(41, 'Bergen', 'DE', 'Lower Saxony').at(52.81, 9.96, 16_000),
    place(42, 'Bergen', 'DE', 'Bavaria').at(47.81, 12.59, 4_700),
    place(43, 'Bergen', 'DE', 'Bavaria').at(49.07, 11.12, 1_000),
  ])
  await tables.all(`INSERT INTO region (country, name, names, slugs) VALUES
    ('DE', 'Bavaria', '{"de":"Bayern"}', '{}'), ('DE', 'Saarland', '{}', '{}'), ('DE', 'Lower Saxony', '{}', '{}')`)
  const places = ['Bergen;Bayern;DE;;', 'Bergen;Saarland;DE;;', 'Bergen;Lower Saxony;DE;;']
  const [, strange, other] = await rowsOf(places)
  expect(other).toMatchObject({ city: 41, faults: [] })
  const ambiguous = [{ field: 'city', fault: 'place-ambiguous' }]
  expect(strange?.faults).toEqual(ambiguous)
  await tables.all(`UPDATE event SET organiser_id = 50 WHERE id = 9`)
  await tables.all(`UPDATE edition SET city_id = 43 WHERE id = 9`)
  const held = await rowsOf([...places, 'Bergen;;DE;;'])
  expect(held.map((row) => row?.city ?? row?.faults)).toEqual([43, ambiguous, 41, 43])
})

test('the name of a province that is also a country leads to the town', async () => {
  const rows = await rowsOf([
    'Motril (Granada);;ES;;',
    'Motril (Granada);;;;',
    'Motril (Granada);;;36.75;-3.52',
  ])
  expect(rows.map((row) => row?.facts.town)).toEqual(['Motril', 'Motril', 'Motril'])
  expect(rows.flatMap((row) => row?.faults)).toEqual([])
})

test('a list without countries is at home unless the town is elsewhere only; a chosen country holds', async () => {
  // The organisation has an event in Croatia and none in the towns of the list.
  await tables.all(`INSERT INTO city (id, country, slug, name, region, lat, lon, population, zone, names)
    VALUES (40, 'HR', 'pula', 'Pula', '', 44.87, 13.85, 57000, 'Europe/Zagreb', '{}')`)
  await tables.all(`UPDATE event SET organiser_id = 50, city_id = 40 WHERE id = 9`)
  const [elsewhere] = await rowsOf(['Graz;;;;'])
  expect(elsewhere).toMatchObject({ city: 19, faults: [] })
  const [chosen] = await rowsOf(['Graz;;;;'], 'HR')
  expect(chosen?.faults).toEqual([{ field: 'city', fault: 'place-unknown', country: 'HR' }])
})

test('a draft of a village has the town and its pin; the same event in the city is another', async () => {
  const lines = [
    'Night;2027-05-01;Les Houches;;FR;;;10;run',
    'Night;2027-05-01;Chamonix;;FR;;;5;run',
  ]
  const input = {
    organiserId: 50,
    memberId: ada.id,
    source: 'places.csv',
    table: await readCsv(new TextEncoder().encode([head, ...lines].join('\n'))),
    defaults: { language: 'en', sport: null, country: null, currency: null },
  }
  const id = await createImport(tables.db, input, now)
  await tables.check(id)
  await tables.write(id)
  const drafts = await tables.drafts()
  const places: Record<string, unknown>[] = drafts.map(({ facts }) => facts.place)
  expect(
    places.toSorted((a, b) => Number(a['town'] === null) - Number(b['town'] === null)),
  ).toMatchObject([
    { cityId: 11, town: 'Les Houches', lat: 45.891, lon: 6.799 },
    { cityId: 11, town: null, lat: null, lon: null },
  ])
})
