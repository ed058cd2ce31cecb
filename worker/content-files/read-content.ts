import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { emptyChallenge } from '../../src/model/challenges/challenge.ts'
import { isLocale } from '../../src/model/locales.ts'
import { correctionTemplate, emptyArticle } from '../../src/model/blocks/article.ts'
import { blockTemplates, entryTemplates } from '../../src/model/blocks/block.ts'
import {
  contentDocument,
  contentKinds,
  emptyContent,
  type ContentDocument,
} from '../../src/model/blocks/content.ts'
import { blankCampaign } from '../../src/model/blocks/meta/campaign.ts'
import { blankHelp } from '../../src/model/blocks/meta/help.ts'
import { blankLanding, blankLogo } from '../../src/model/blocks/meta/landing.ts'
import { ContentFileError, withFileTexts } from './content-file.ts'

/** A document as the files of its folder state it. */
export interface ContentFolder {
  kind: (typeof contentKinds)[number]
  slug: string
  content: ContentDocument
  /** Digest of the content. */
  digest: string
}

const group = v.optional(v.nullable(v.record(v.string(), v.unknown())), null)

/** Structure of a document, without words: `content/{kind}/{slug}/document.json`. */
const structure = v.strictObject({
  blocks: v.array(v.looseObject({ key: v.string(), kind: v.string() })),
  help: group,
  article: group,
  landing: group,
  campaign: group,
  challenge: group,
})

type Entry = Record<string, unknown>

const entries = v.array(v.record(v.string(), v.unknown()))

/** Entries of a list with what the file leaves out. */
const filled = (blank: object, list: unknown): Entry[] =>
  v.parse(v.optional(entries, []), list).map((each) => ({ ...blank, ...each }))

function filledBlock(each: Entry): Entry {
  const blank = { ...blockTemplates.find(({ kind }) => kind === each['kind']), ...each }
  if (each['kind'] === 'images')
    return { ...blank, pictures: filled(entryTemplates.pictures[0], each['pictures']) }
  if (each['kind'] === 'links')
    return { ...blank, cells: filled(entryTemplates.cells[0], each['cells']) }
  return blank
}

function readFolder(folder: URL): ContentDocument {
  const { blocks, help, article, landing, campaign, challenge } = v.parse(
    structure,
    JSON.parse(readFileSync(new URL('document.json', folder), 'utf8')),
  )
  const empty: unknown = {
    ...emptyContent(),
    blocks: blocks.map(filledBlock),
    help: help === null ? null : { ...blankHelp, ...help },
    article:
      article === null
        ? null
        : {
            ...emptyArticle,
            ...article,
            corrections: filled(correctionTemplate, article['corrections']),
          },
    landing:
      landing === null
        ? null
        : { ...blankLanding, ...landing, logos: filled(blankLogo, landing['logos']) },
    campaign: campaign === null ? null : { ...blankCampaign, ...campaign },
    challenge: challenge === null ? null : { ...emptyChallenge, ...challenge },
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
