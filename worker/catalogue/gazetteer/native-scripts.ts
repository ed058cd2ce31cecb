/** Scripts in which places are written in the countries that do not write them in Latin letters alone. */
const countriesOf: readonly (readonly [script: string, countries: string])[] = [
  ['Greek', 'GR CY'],
  ['Han', 'CN TW HK MO JP SG'],
  ['Hiragana', 'JP'],
  ['Katakana', 'JP'],
  ['Hangul', 'KR KP'],
  ['Cyrillic', 'RU UA BG RS MK BY KZ KG MN ME BA TJ'],
  ['Thai', 'TH'],
  ['Georgian', 'GE'],
  ['Armenian', 'AM'],
  ['Hebrew', 'IL'],
  ['Devanagari', 'IN NP'],
  ['Arabic', 'AE AF BH DZ EG IQ IR JO KW LB LY MA OM PK PS QA SA SD SY TN YE'],
]

const patternOf = (scripts: readonly string[]): RegExp =>
  new RegExp(scripts.map((script) => `\\p{Script=${script}}`).join('|'), 'u')

const patterns = new Map<string, RegExp>()
for (const country of new Set(countriesOf.flatMap(([, countries]) => countries.split(' ')))) {
  const scripts = countriesOf.filter(([, countries]) => countries.split(' ').includes(country))
  patterns.set(country, patternOf(scripts.map(([script]) => script)))
}

/** Names of a place in the scripts of its country; none where only Latin letters are written. */
export const nativeNames = (country: string, names: readonly string[]): string[] => {
  const pattern = patterns.get(country)
  return pattern === undefined ? [] : names.filter((name) => pattern.test(name))
}

// Those in which organisers list towns of other countries, too, as far as GeoNames has the names.
const worldwide = patternOf(['Greek', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Cyrillic', 'Thai'])

/** Names of a city in the scripts of lists that have towns of other countries, too. */
export const worldwideNames = (names: readonly string[]): string[] =>
  names.filter((name) => worldwide.test(name))
