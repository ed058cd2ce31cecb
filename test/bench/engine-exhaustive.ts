import { foldWords } from '../../worker/search/text/fold.ts'
import { matchParameters } from '../../worker/search/embedded/text/term-queries.ts'
import type { RunStatements } from '../../worker/search/embedded/statement.ts'
import type { EventDocument } from '../../worker/search/port/event-document.ts'
import { parseTerms } from '../../worker/search/text/terms.ts'
import { suggestionOrder } from '../integration/search-contract/oracle.ts'

/**
 * Ids of the first ten events for each text: those whose indexed words hold the text, found by a scan of every event
 * without an index, in the order of the tests' oracle. Null for a text in a script that the oracle does not order.
 */
export async function exhaustiveIds(
  run: RunStatements,
  documents: readonly EventDocument[],
  texts: readonly string[],
  today: string,
): Promise<(number[] | null)[]> {
  const sql = 'SELECT event_id, words FROM search_event ORDER BY id'
  const [rows = []] = await run([{ sql, params: [] }])
  const events = rows.map((row) => ({ id: Number(row.event_id), words: String(row.words) }))
  const documentOf = new Map(documents.map((document) => [document.eventId, document]))
  return texts.map((text) => {
    const needles = matchParameters(parseTerms(text))
    const found = events.filter(({ words }) => needles.every((needle) => words.includes(needle)))
    const typed = folded(text)
    if (!/^[a-z ]*$/u.test(typed)) return null
    const candidates = found.flatMap(({ id }) => {
      const document = documentOf.get(id)
      return document === undefined ? [] : [withFoldedNames(document)]
    })
    return suggestionOrder(candidates, typed, today).slice(0, 10)
  })
}

const folded = (text: string): string => foldWords(text, true).join(' ')

const foldedAll = (names: EventDocument['names']): EventDocument['names'] =>
  Object.fromEntries(Object.entries(names).map(([locale, name]) => [locale, folded(name)]))

function withFoldedNames(document: EventDocument): EventDocument {
  const { name, names, city, region, regionNames, raceNames } = document
  return {
    ...document,
    name: folded(name),
    names: foldedAll(names),
    city: { ...city, name: folded(city.name), names: foldedAll(city.names) },
    region: folded(region),
    regionNames: foldedAll(regionNames),
    raceNames: raceNames.map((race) => ({ name: folded(race.name), names: foldedAll(race.names) })),
  }
}
