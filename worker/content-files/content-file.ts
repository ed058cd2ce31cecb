import type { Locale } from '../../src/model/locales.ts'
import type { Block } from '../../src/model/blocks/block.ts'
import type { ContentDocument } from '../../src/model/blocks/content.ts'
import { readProse } from '../../src/model/blocks/read-prose.ts'
import { writeProse } from '../../src/model/blocks/write-prose.ts'

/** A file of texts that cannot be read. The message names the line or field and how to correct it. */
export class ContentFileError extends Error {
  override name = 'ContentFileError'
}

/**
 * The texts of a document in one language: `title: …` and the like, then for each text of a block a line
 * `::: {key of the block}.{field}` with Markdown below it; of an article's correction `::: corrections.{key}`.
 */
interface FileTexts {
  lines: Map<string, string>
  fields: Map<string, string>
}

const fieldLine = /^::: (?<field>[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*)$/u
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

type Lines = Partial<Record<Locale, string>>

/** Texts by locale with another one, or none, for this locale. */
function withLine(texts: Lines, locale: Locale, text: string | null): Lines {
  const changed = { ...texts }
  if (text === null || text === '') delete changed[locale]
  else changed[locale] = text
  return changed
}

/** A block whose lines are replaced by what a function makes of each; running text has a function of its own. */
function mapLines(each: Block, change: (field: string, texts: Lines) => Lines): Block {
  if (each.kind === 'button') return { ...each, label: change('label', each.label) }
  if (each.kind === 'figure') return { ...each, caption: change('caption', each.caption) }
  if (each.kind !== 'intro') return each
  const { above, header, subtext } = each
  return {
    ...each,
    above: change('above', above),
    header: change('header', header),
    subtext: change('subtext', subtext),
  }
}

function withTexts(each: Block, locale: Locale, take: (field: string) => string | null): Block {
  if (each.kind !== 'text')
    return mapLines(each, (field, texts) => withLine(texts, locale, take(field)))
  const prose = readProse(take('text') ?? '')
  const text = { ...each.text }
  if (prose === null) delete text[locale]
  else text[locale] = prose
  return { ...each, text }
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
  const texts = blocks.flatMap((each) => {
    if (each.kind === 'text') {
      const prose = each.text[locale]
      return [`::: ${each.key}.text`, prose === undefined ? '' : writeProse(prose).trimEnd(), '']
    }
    const named: string[] = []
    mapLines(each, (field, of) => {
      named.push(`::: ${each.key}.${field}`, ...(of[locale] === undefined ? [] : [of[locale]]), '')
      return of
    })
    return named
  })
  const corrections = (article?.corrections ?? []).flatMap(({ key, text }) => [
    `::: corrections.${key}`,
    ...(text[locale] === undefined ? [] : [text[locale]]),
    '',
  ])
  return `${[...head, '', ...texts, ...corrections].join('\n').trimEnd()}\n`
}
