import { decodeText } from './decode-text.ts'
import { tableOfEntries, type ImportEntry, type ImportTable } from './import-table.ts'
import {
  firstOf,
  isNode,
  nodesOf,
  scriptsOf,
  textOf,
  typesOf,
  type DataNode,
} from './linked-data.ts'

const statuses: Record<string, string> = {
  EventCancelled: 'cancelled',
  EventPostponed: 'postponed',
  EventRescheduled: 'rescheduled',
  EventMovedOnline: 'turned-virtual',
}

/**
 * Reads the events of a web page from its JSON-LD (schema.org `Event` and its subtypes, in arrays and graphs too); microdata
 * and RDFa are not read. Events of an event are its races.
 * @throws DomainError import-refused
 */
export const readJsonLd = (bytes: Uint8Array): ImportTable =>
  tableOfLinkedData(scriptsOf(decodeText(bytes).text))

/**
 * Events of JSON-LD documents.
 * @throws DomainError import-refused
 */
export function tableOfLinkedData(documents: readonly unknown[]): ImportTable {
  const nodes = nodesOf(documents)
  const named = nodes.filter((node) => 'name' in node && '@id' in node)
  const byId = new Map(named.map((node) => [textOf(node['@id']), node]))
  const events = nodes.filter((node) => isEvent(node) && 'name' in node)
  const parts = new Set(events.flatMap((event) => partsOf(event, byId)))
  const entries = events
    .filter((event) => !parts.has(event))
    .flatMap((event) => {
      const facts = factsOf(event, byId)
      const races = partsOf(event, byId)
      if (races.length === 0) return [facts]
      return races.map((race) => ({ ...facts, ...raceOf(race, byId), name: facts.name ?? '' }))
    })
  return tableOfEntries('json-ld', entries, [
    'name',
    'date.ymd',
    'end',
    'start',
    'city',
    'region',
    'country',
    'lat',
    'lon',
    'venue',
    'sport',
    'race',
    'price',
    'currency',
    'site',
    'entry',
    'status',
    'previous',
  ])
}

const isEvent = (node: DataNode): boolean =>
  typesOf(node).some((type) => type === 'Event' || type.endsWith('Event'))

const partsOf = (event: DataNode, byId: ReadonlyMap<string, DataNode>): DataNode[] =>
  [event['subEvent'], event['subEvents']]
    .flat()
    .flatMap((part) => (isNode(part) ? [part] : []))
    .map((part) => resolved(part, byId))

/** The node that a reference (`{"@id": …}`) names. */
const resolved = (node: DataNode, byId: ReadonlyMap<string, DataNode>): DataNode =>
  'name' in node ? node : (byId.get(textOf(node['@id'])) ?? node)

/** Facts that a race states itself; what it leaves out is that of the event. */
function raceOf(race: DataNode, byId: ReadonlyMap<string, DataNode>): ImportEntry {
  const facts = Object.entries({ ...factsOf(race, byId), race: textOf(race['name']) })
  return Object.fromEntries(facts.filter(([, text]) => text !== ''))
}

function factsOf(event: DataNode, byId: ReadonlyMap<string, DataNode>): ImportEntry {
  const place = nodeIn(event['location'], byId)
  const address = nodeIn(place?.['address'], byId)
  const geo = nodeIn(place?.['geo'], byId)
  const offer = nodeIn(event['offers'], byId)
  const [date = '', clock = ''] = textOf(event['startDate']).split('T')
  const [end = ''] = textOf(event['endDate']).split('T')
  const town = textOf(address?.['addressLocality'])
  return {
    name: textOf(event['name']),
    sport: textOf(event['sport']),
    'date.ymd': date,
    end: end === date ? '' : end,
    start: clock.startsWith('00:00') ? '' : clock.slice(0, 5),
    city: town === '' ? textOf(place?.['address'] ?? event['location']) : town,
    region: textOf(address?.['addressRegion']),
    country: textOf(address?.['addressCountry']),
    lat: textOf(geo?.['latitude']),
    lon: textOf(geo?.['longitude']),
    venue: town === '' ? '' : textOf(place?.['name']),
    price: textOf(offer?.['price'] ?? offer?.['lowPrice']),
    currency: textOf(offer?.['priceCurrency']),
    site: textOf(event['url']),
    entry: textOf(offer?.['url']),
    status: statuses[textOf(event['eventStatus']).replace(/^.*[/#:]/u, '')] ?? '',
    previous: textOf(event['previousStartDate']).split('T')[0] ?? '',
  }
}

function nodeIn(value: unknown, byId: ReadonlyMap<string, DataNode>): DataNode | undefined {
  const first = firstOf(value)
  return isNode(first) ? resolved(first, byId) : undefined
}
