import type { RunStatements } from '../../worker/search/embedded/statement.ts'
import { matchParameters } from '../../worker/search/embedded/text/term-queries.ts'
import { parseTerms } from '../../worker/search/text/terms.ts'

/** Ids of the first ten events for each text, by a scan of every event without an index. */
export async function exhaustiveIds(run: RunStatements, texts: string[]): Promise<number[][]> {
  const sql = 'SELECT event_id, own, words FROM search_event ORDER BY id'
  const [rows = []] = await run([{ sql, params: [] }])
  const events = rows.map((row) => ({
    id: Number(row.event_id),
    own: String(row.own),
    words: String(row.words),
  }))
  return texts.map((text) => {
    const needles = matchParameters(parseTerms(text))
    const found = events.filter(({ words }) => needles.every((needle) => words.includes(needle)))
    const isOwn = ({ own }: { own: string }): boolean =>
      needles.every((needle) => own.includes(needle))
    return [...found.filter(isOwn), ...found.filter((event) => !isOwn(event))]
      .slice(0, 10)
      .map((event) => event.id)
  })
}
