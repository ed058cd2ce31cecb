import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { isLocale } from '../../src/model/locales.ts'
import { correctionTemplate, emptyArticle } from '../../src/model/blocks/article.ts'
import { blockTemplates } from '../../src/model/blocks/block.ts'
import {
  contentDocument,
  contentKinds,
  emptyContent,
  helpSections,
  type ContentDocument,
} from '../../src/model/blocks/content.ts'
import { ContentFileError, withFileTexts } from './content-file.ts'

/** A document as the files of its folder state it. */
export interface ContentFolder {
  kind: (typeof contentKinds)[number]
  slug: string
  content: ContentDocument
  /** Digest of the content. */
  digest: string
}

/** Structure of a document, without words: `content/{kind}/{slug}/document.json`. */
const structure = v.strictObject({
  blocks: v.array(v.looseObject({ key: v.string(), kind: v.string() })),
  help: v.optional(
    v.strictObject({
      section: v.picklist(helpSections),
      rank: v.number(),
      isCommon: v.optional(v.boolean(), false),
    }),
  ),
  article: v.optional(
    v.looseObject({ corrections: v.optional(v.array(v.looseObject({ key: v.string() })), []) }),
  ),
})

function readFolder(folder: URL): ContentDocument {
  const { blocks, help, article } = v.parse(
    structure,
    JSON.parse(readFileSync(new URL('document.json', folder), 'utf8')),
  )
  const empty: unknown = {
    ...emptyContent(),
    blocks: blocks.map((each) => ({
      ...blockTemplates.find(({ kind }) => kind === each.kind),
      ...each,
    })),
    help: help === undefined ? null : { ...help, keywords: {} },
    article:
      article === undefined
        ? null
        : {
            ...emptyArticle,
            ...article,
            corrections: article.corrections.map((each) => ({ ...correctionTemplate, ...each })),
          },
  }
  let content = v.parse(contentDocument, empty)
  for (const file of readdirSync(folder).toSorted()) {
    if (!file.endsWith('.md')) continue
    const locale = file.slice(0, -'.md'.length)
    if (!isLocale(locale)) throw new ContentFileError(`"${file}" is not named by a language.`)
    content = withFileTexts(content, locale, readFileSync(new URL(file, folder), 'utf8'))
  }
  return v.parse(contentDocument, content)
}

/**
 * The documents that are shipped with the code.
 * @param root folder of the files, with a slash at its end
 * @throws ContentFileError for a file that cannot be read, with its folder
 */
export function readContent(root = new URL('../../content/', import.meta.url)): ContentFolder[] {
  return contentKinds.flatMap((kind) => {
    const folder = new URL(`${kind}/`, root)
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .toSorted()
      .map((slug) => {
        try {
          const content = readFolder(new URL(`${slug}/`, folder))
          const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex')
          return { kind, slug, content, digest }
        } catch (error) {
          const reason = error instanceof Error ? error.message : String(error)
          throw new ContentFileError(`content/${kind}/${slug}: ${reason}`)
        }
      })
  })
}
