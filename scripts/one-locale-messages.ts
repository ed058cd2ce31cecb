import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { isLocale, locales } from '../src/model/locales.ts'
import { listCode } from './message-list-code.ts'
import { messageLists, type MessageLists } from './message-lists.ts'
import { importsMessages, replaceByIndex } from './message-use.ts'

const facadeId = '\0one-locale-messages'
/** Module of a list while `npm run dev` serves; a build writes files. */
const listId = /^startline:list\/(?<locale>[\w-]+)\/(?<list>\w+)$/u

function readLists(): MessageLists {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !file.includes('paraglide'))
  return messageLists(
    new Map(files.map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')])),
  )
}

/** @param url expression of the URL of a list, with `locale` and `list` */
const facadeWith = (url: string) => `
const texts = []
let rules
export const loadList = async (locale, list) => {
  const code = await import(/* @vite-ignore */ ${url})
  Object.assign(texts, code.messages)
  return code
}
export const m = (at, i) => {
  const found = texts[at]
  if (found == null) throw Error('The list of this message is not loaded: ' + at)
  const text = found.replace ? found : found[(rules ??= new Intl.PluralRules(document.documentElement.lang)).select(i.count)]
  return text.replace(/\\{(\\w+)\\}/g, (_, name) => i[name])
}`

/**
 * Loads the messages of one language and type of page into a browser. The client build replaces Paraglide's messages by a
 * function that takes a message's index among all keys, and writes a file per list and language (scripts/message-lists.ts).
 * Their names share one hash, so that the browser can make them without a table.
 */
export function oneLocaleMessages(): Plugin {
  // The files are read once per build, so that code and lists have the same indices.
  let lists: MessageLists = { keys: [], lists: new Map() }
  let hash = ''
  let isServed = false
  return {
    name: 'startline:one-locale-messages',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved: ({ command }) => {
      isServed = command === 'serve'
    },
    buildStart() {
      lists = readLists()
      if (isServed) return
      const files = locales.flatMap((locale) =>
        [...lists.lists.keys()].map((list) => ({
          locale,
          list,
          code: listCode(lists, locale, list),
        })),
      )
      const content = createHash('sha256').update(files.map(({ code }) => code).join('\n'))
      hash = content.digest('base64url').slice(0, 8)
      for (const { locale, list, code } of files)
        this.emitFile({
          type: 'asset',
          fileName: `assets/${locale}-${list}-${hash}.js`,
          source: code,
        })
    },
    resolveId(source) {
      if (listId.test(source)) return source
      return source === 'startline:messages' || source.endsWith('/paraglide/messages.js')
        ? facadeId
        : null
    },
    load(id) {
      const { locale = '', list = '' } = listId.exec(id)?.groups ?? {}
      if (isLocale(locale)) return listCode(lists, locale, list)
      if (id !== facadeId) return null
      return facadeWith(
        isServed
          ? '`/@id/startline:list/${locale}/${list}`'
          : `\`./\${locale}-\${list}-${hash}.js\``,
      )
    },
    transform(code, id) {
      if (!importsMessages.test(code)) return null
      const missing = (key: string) =>
        `${id} uses message ${key}, but is reached from no root of message-lists.ts`
      return { code: replaceByIndex(code, lists.keys, missing), map: null }
    },
  }
}
