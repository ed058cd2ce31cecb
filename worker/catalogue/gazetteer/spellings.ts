import { fold } from './fold.ts'

/** Words for city, town, village, ward and county that East Asian names may end with. */
const adminSuffix = /(?:特別市|広域市|광역시|특별시|[市町村鄉镇鎮區区县縣郡]|시|군)$/u

/** Forms that stand for one Chinese character in place names. */
const variants: Readonly<Record<string, string>> = {
  臺: '台',
  灣: '湾',
  廣: '広',
  广: '広',
  蓮: '莲',
  縣: '県',
  县: '県',
}

/** Comparison keys of a place's name: as written, and without an administrative suffix. */
export function placeKeys(name: string): string[] {
  const key = fold(name.replace(/^(?:St\.?|Sankt) /u, 'Saint ')).replaceAll(
    /[臺灣廣广蓮縣县]/gu,
    (character) => variants[character] ?? character,
  )
  const bare = key.replace(adminSuffix, '')
  return bare.length < 2 || bare === key ? [key] : [key, bare]
}

/** True if one name is the other with words appended: Valkenburg, Valkenburg aan de Geul. */
export function extendsName(one: string, other: string): boolean {
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one]
  return (
    fold(short).length >= 5 &&
    /^[\s-]/u.test(long.slice(short.length)) &&
    fold(long).startsWith(fold(short))
  )
}
