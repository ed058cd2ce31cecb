import { sql, type SQL } from 'drizzle-orm'
import type { Article } from '../../../../src/model/blocks/article.ts'
import type { ContentDocument } from '../../../../src/model/blocks/content.ts'
import { eventsOfFigure, type Figure } from '../../../../src/model/blocks/figure.ts'

const eventsOf = (figure: Figure | null): readonly string[] =>
  figure === null ? [] : eventsOfFigure(figure)

/** Permalinks of the events that an article shows: cards, drawings, and its subjects. */
export function eventsShown({ blocks }: ContentDocument, article: Article): string[] {
  const inBlocks = blocks.flatMap((each) => {
    if (each.kind === 'event') return each.event === null ? [] : [each.event]
    return each.kind === 'figure' ? eventsOf(each.figure) : []
  })
  return [...new Set([...article.subjects, ...eventsOf(article.drawing), ...inBlocks])]
}

/** Statements that write what lists and events need of an article; none for another document. */
export function articleStatements(id: number, content: ContentDocument): SQL[] {
  const { article } = content
  if (article === null) return []
  const drawing = article.drawing === null ? null : JSON.stringify(article.drawing)
  const events = eventsShown(content, article).map((permalink) => ({
    permalink,
    isSubject: article.subjects.includes(permalink) ? 1 : 0,
  }))
  return [
    sql`INSERT INTO document_article (document_id, kind, groups, drawing)
      VALUES (${id}, ${article.articleKind}, ${JSON.stringify(article.groups)}, ${drawing})
      ON CONFLICT (document_id) DO UPDATE
      SET kind = excluded.kind, groups = excluded.groups, drawing = excluded.drawing`,
    sql`DELETE FROM document_event WHERE document_id = ${id}`,
    sql`INSERT INTO document_event (document_id, permalink, is_subject)
      SELECT ${id}, value ->> 'permalink', value ->> 'isSubject' FROM json_each(${JSON.stringify(events)})`,
  ]
}
