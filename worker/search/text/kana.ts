/**
 * Latin letters of kana by Hepburn, without the marks of long vowels: "とうきょう" is "tokyo". Japanese cities of the
 * gazetteer have such names, so that a reading finds a name in kanji.
 */

const vowels = 'aiueo'
/** Rows of the table of sounds; a space has no sound. */
const rows: readonly [kana: string, consonant: string][] = [
  ['アイウエオ', ''],
  ['カキクケコ', 'k'],
  ['ガギグゲゴ', 'g'],
  ['サシスセソ', 's'],
  ['ザジズゼゾ', 'z'],
  ['タチツテト', 't'],
  ['ダヂヅデド', 'd'],
  ['ナニヌネノ', 'n'],
  ['ハヒフヘホ', 'h'],
  ['バビブベボ', 'b'],
  ['パピプペポ', 'p'],
  ['マミムメモ', 'm'],
  ['ヤ ユ ヨ', 'y'],
  ['ラリルレロ', 'r'],
  ['ワヰ ヱヲ', 'w'],
]
/** Sounds that Hepburn writes otherwise than their row. */
const irregular: Readonly<Record<string, string>> = {
  シ: 'shi',
  ジ: 'ji',
  チ: 'chi',
  ツ: 'tsu',
  ヂ: 'ji',
  ヅ: 'zu',
  フ: 'fu',
  ヰ: 'i',
  ヱ: 'e',
  ヲ: 'o',
  ン: 'n',
}
const sounds = new Map<string, string>([
  ...rows.flatMap(([kana, consonant]) =>
    [...kana].map((sign, index): [string, string] => [sign, `${consonant}${vowels.charAt(index)}`]),
  ),
  ...Object.entries(irregular),
])
const small: Readonly<Record<string, string>> = { ャ: 'a', ュ: 'u', ョ: 'o' }

const kanaRun = /[\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
const hiragana = /[ぁ-ゖ]/gu
/** Code points from a sign of hiragana to the same of katakana. */
const toKatakana = 0x60

/** Latin letters of a run of katakana. */
function latinOf(katakana: string): string {
  let latin = ''
  let isDoubled = false
  for (const sign of katakana) {
    if (sign === 'ッ') isDoubled = true
    const glide = small[sign]
    if (glide !== undefined) {
      // "キョ" is "kyo", "ショ" is "sho".
      const stem = latin.replace(/i$/u, '')
      latin = `${stem}${/(?:sh|ch|j)$/u.test(stem) ? '' : 'y'}${glide}`
    }
    const sound = sounds.get(sign)
    if (sound === undefined) continue
    latin += isDoubled ? `${sound.startsWith('ch') ? 't' : sound.charAt(0)}${sound}` : sound
    isDoubled = false
  }
  return latin.replaceAll(/o[ou]/gu, 'o').replaceAll('uu', 'u')
}

/** Words of sports, which names have in katakana: "大阪マラソン". */
const sportWord =
  /(マラソン|トレイル|ウルトラ|ハーフ|トライアスロン|デュアスロン|ランニング|スキー|サイクル|サイクリング|ライド|ウォーク|オリエンテーリング|スイム)/u

/**
 * A text with its kana in Latin letters, words of sports in katakana: "おおさかまらそん" becomes "osaka マラソン"; null
 * if it has no kana.
 */
export function romaniseKana(text: string): string | null {
  const wide = text.normalize('NFKC')
  const latin = wide.replace(kanaRun, (run) => {
    const katakana = run.replace(hiragana, (sign) =>
      String.fromCodePoint((sign.codePointAt(0) ?? 0) + toKatakana),
    )
    const parts = katakana.split(sportWord)
    // Odd parts are the words of sports.
    return ` ${parts.map((part, index) => (index % 2 === 1 ? part : latinOf(part))).join(' ')} `
  })
  return latin === wide ? null : latin.trim().replace(/\s+/gu, ' ')
}
