import { DomainError } from '../../../../src/model/values/errors.ts'
import type { Article } from '../../../../src/model/blocks/article.ts'
import type { Database } from '../../../db/client.ts'
import { findDocument, type FoundDocument } from '../documents/find-document.ts'

export interface FoundArticle extends FoundDocument {
  slug: string
  article: Article
}

/** A published article. @throws DomainError not-found, also before its first day; gone if it was withdrawn */
export async function findArticle(db: Database, slug: string, now: Date): Promise<FoundArticle> {
  const found = await findDocument(db, { kind: 'article', slug })
  const { article } = found.content
  if (article === null || found.publishedAt > now.toISOString()) throw new DomainError('not-found')
  return { ...found, slug, article }
}
