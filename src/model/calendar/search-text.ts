import { searchMinimumCharacters, searchMinimumSigns } from '../values/limits.ts'

/** Characters of Chinese, Japanese and Korean: Han, kana and Hangul. */
const cjkCharacter = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u

/**
 * True for a text too short to be searched: fewer than three characters, unless two of them are Chinese, Japanese or
 * Korean (東京, 서울). The search box, the API and its documentation share this rule (docs/decisions/0045-two-signs.md).
 */
export function isTooShort(text: string): boolean {
  const characters = [...text.trim()]
  return (
    characters.length < searchMinimumCharacters &&
    characters.filter((each) => cjkCharacter.test(each)).length < searchMinimumSigns
  )
}
