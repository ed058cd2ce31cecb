import type { Locale } from '../../src/model/locales.ts'
import { changedTexts, type Block } from '../../src/model/blocks/block.ts'
import type { ContentDocument } from '../../src/model/blocks/content.ts'
import { readProse } from '../../src/model/blocks/read-prose.ts'
import type { Lines } from '../../src/model/blocks/text-change.ts'
import { writeProse } from '../../src/model/blocks/write-prose.ts'

/** A file of texts that cannot be read. The message names the line or field and how to correct it. */
export class ContentFileError extends Error {
  override name = 'ContentFileError'
}

/**
 * The texts of a document in one language: `title: …` and the like, then for each text of a block a line
 * `::: {key of the block}.{field}` with Markdown below it. The field of an entry of a
 * block has the key of the entry before it. Of an article's correction: `::: corrections.{key}`.
 */
interface FileTexts {
  lines: Map<string, string>
  fields: Map<string, string>
}

const fieldLine = /^::: (?<field>[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*){1,2})$/u
const headLine = /^(?<name>[a-z]+): (?<text>.+)$/u
const headNames = ['title', 'summary', 'keywords']

function readTexts(file: string): FileTexts {
  const lines = new Map<string, string>()
  const fields = new Map<string, string[]>()
  let present: string[] | null = null
  for (const [index, line] of file.split(/\r?\n/u).entries()) {
    const { field } = fieldLine.exec(line)?.groups ?? {}
    if (field !== undefined) {
      if (fields.has(field)) throw new ContentFileError(`Two texts are named "${field}".`)
      present = []
      fields.set(field, present)
    } else if (present !== null) present.push(line)
    else if (line.trim() !== '') {
      const { name = '', text = '' } = headLine.exec(line)?.groups ?? {}
      if (!headNames.includes(name))
        throw new ContentFileError(
          `Line ${index + 1} is neither "title:", "summary:" or "keywords:" nor a text below "::: block.field".`,
        )
      lines.set(name, text.trim())
    }
  }
  return {
    lines,
    fields: new Map([...fields].map(([field, of]) => [field, of.join('\n').trim()])),
  }
}

/** Texts by locale with another one, or none, for this locale. */
function withLine(texts: Lines, locale: Locale, text: string | null): Lines {
  const changed = { ...texts }
  if (text === null || text === '') delete changed[locale]
  else changed[locale] = text
  return changed
}

function withTexts(each: Block, locale: Locale, take: (field: string) => string | null): Block {
  return changedTexts(each, {
    line: (field, texts) => withLine(texts, locale, take(field)),
    prose(field, texts) {
      const prose = readProse(take(field) ?? '')
      const changed = { ...texts }
      if (prose === null) delete changed[locale]
      else changed[locale] = prose
      return changed
    },
  })
}

/** An article whose corrections have the texts that a function makes of theirs. */
const mapCorrections = (
  article: ContentDocument['article'],
  change: (key: string, text: Lines) => Lines,
): ContentDocument['article'] =>
  article === null
    ? null
    : {
        ...article,
        corrections: article.corrections.map((each) => ({
          ...each,
          text: change(each.key, each.text),
        })),
      }

/**
 * A document with the texts of one language as a file states them; other languages stay.
 * @throws ContentFileError for a line or field that the document does not have
 */
export function withFileTexts(
  document: ContentDocument,
  locale: Locale,
  file: string,
): ContentDocument {
  const { lines, fields } = readTexts(file)
  const taken = new Set<string>()
  const take = (name: string): string | null => {
    taken.add(name)
    return fields.get(name) ?? null
  }
  const blocks = document.blocks.map((each) =>
    withTexts(each, locale, (field) => take(`${each.key}.${field}`)),
  )
  const article = mapCorrections(document.article, (key, text) =>
    withLine(text, locale, take(`corrections.${key}`)),
  )
  const unknown = [...fields.keys()].find((field) => !taken.has(field))
  if (unknown !== undefined)
    throw new ContentFileError(
      `The document has no text "${unknown}"; it has: ${[...taken].join(', ')}.`,
    )
  const line = (texts: Lines, name: string) => withLine(texts, locale, lines.get(name) ?? null)
  const { title, summary, help } = document
  return {
    ...document,
    title: line(title, 'title'),
    summary: line(summary, 'summary'),
    blocks,
    help: help === null ? null : { ...help, keywords: line(help.keywords, 'keywords') },
    article,
  }
}

/** The file of a document's texts in one language, which `withFileTexts` reads. Texts that are missing have a name only. */
export function fileOfTexts(
  { title, summary, help, blocks, article }: ContentDocument,
  locale: Locale,
) {
  const head = [
    `title: ${title[locale] ?? ''}`.trimEnd(),
    `summary: ${summary[locale] ?? ''}`.trimEnd(),
    ...(help?.keywords[locale] === undefined ? [] : [`keywords: ${help.keywords[locale]}`]),
  ]
  const texts: string[] = []
  for (const each of blocks)
    changedTexts(each, {
      line(field, of) {
        const text = of[locale]
        texts.push(`::: ${each.key}.${field}`, ...(text === undefined ? [] : [text]), '')
        return of
      },
      prose(field, of) {
        const prose = of[locale]
        const text = prose === undefined ? '' : writeProse(prose).trimEnd()
        texts.push(`::: ${each.key}.${field}`, text, '')
        return of
      },
    })
  mapCorrections(article, (key, of) => {
    const text = of[locale]
    texts.push(`::: corrections.${key}`, ...(text === undefined ? [] : [text]), '')
    return of
  })
  return `${[...head, '', ...texts].join('\n').trimEnd()}\n`
}
