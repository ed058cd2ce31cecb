import type { Plugin } from 'vite'
import { locales } from '../src/model/locales.ts'
import { messageTexts } from './message-texts.ts'
import { importsMessages, replaceByIndex } from './message-use.ts'

const messagesModule = /\/paraglide\/messages\.js$/u
const placeholder = /\{(\w+)\}/gu

/**
 * A text as code: a string, a function of its inputs if it has placeholders, and Paraglide's function if it has plural
 * forms.
 */
function textCode(text: unknown, paraglideFunction: string): string {
  if (typeof text !== 'string') return paraglideFunction
  if (text.search(placeholder) < 0) return JSON.stringify(text)
  const template = text.replaceAll(/[`\\$]/gu, '\\$&').replaceAll(placeholder, '${i.$1}')
  return `(i) => \`${template}\``
}

/**
 * A module whose `m` takes a message's index in the list of all keys, with a list of texts per locale. A row of languages
 * per message would weigh a quarter more, because languages compress each by itself.
 */
export function serverMessages(
  languages: readonly string[],
  textsOf: (locale: string) => ReadonlyMap<string, unknown>,
): string {
  const keys = [...textsOf(languages[0] ?? '').keys()]
  const modules = languages.map(
    (locale, at) => `import * as locale${at} from './messages/${locale}.js'`,
  )
  const lists = languages.map((locale, at) => {
    const texts = textsOf(locale)
    const list = keys.map((key) => textCode(texts.get(key), `locale${at}.${key}`))
    return `${JSON.stringify(locale)}: [${list.join(', ')}],`
  })
  return `
import { getLocale } from './runtime.js'
${modules.join('\n')}
const lists = {
${lists.join('\n')}
}
export const m = (at, inputs, options) => {
  const text = lists[options?.locale ?? getLocale()][at]
  return typeof text === 'string' ? text : text(inputs)
}`
}

/**
 * Makes the messages of the built server smaller and faster. Paraglide's index has a function per message and language,
 * and one per message that compares the locale with each language in turn.
 */
export function smallServerMessages(): Plugin {
  const keys = [...messageTexts('en').keys()]
  return {
    name: 'startline:small-server-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    load: (id) => (messagesModule.test(id) ? serverMessages(locales, messageTexts) : null),
    transform(code, id) {
      if (!importsMessages.test(code)) return null
      const missing = (key: string) => `${id} uses message ${key}, which en.json lacks`
      return { code: replaceByIndex(code, keys, missing), map: null }
    },
  }
}
