import type { Plugin } from 'vite'
import { locales } from '../src/model/locales.ts'
import { messageTexts } from './message-texts.ts'

const indexModule = /\/paraglide\/messages\/_index\.js$/u
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
 * Paraglide's index of messages with a list of texts per locale and one small function per message. A row of languages
 * per message would weigh a quarter more, because languages compress each by itself.
 */
export function serverMessages(
  languages: readonly string[],
  textsOf: (locale: string) => ReadonlyMap<string, unknown>,
): string {
  const keys = [...textsOf(languages[0] ?? '').keys()]
  const modules = languages.map((locale, at) => `import * as locale${at} from './${locale}.js'`)
  const lists = languages.map((locale, at) => {
    const texts = textsOf(locale)
    const list = keys.map((key) => textCode(texts.get(key), `locale${at}.${key}`))
    return `${JSON.stringify(locale)}: [${list.join(', ')}],`
  })
  const messages = keys.map((key, at) => `export const ${key} = /* @__PURE__ */ message(${at})`)
  return `
import { getLocale } from '../runtime.js'
${modules.join('\n')}
const lists = {
${lists.join('\n')}
}
const message = (at) => (inputs, options) => {
  const text = lists[options?.locale ?? getLocale()][at]
  return typeof text === 'string' ? text : text(inputs)
}
${messages.join('\n')}`
}

/**
 * Makes the messages of the built server smaller and faster. Paraglide's index has a function per message and language,
 * and one per message that compares the locale with each language in turn. Types and call sites are Paraglide's.
 */
export function smallServerMessages(): Plugin {
  return {
    name: 'startline:small-server-messages',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    load: (id) => (indexModule.test(id) ? serverMessages(locales, messageTexts) : null),
  }
}
