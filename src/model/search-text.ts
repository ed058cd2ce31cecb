import { searchMinimumCharacters, searchMinimumSigns } from './limits.ts'

/** Signs of Chinese, Japanese and Korean: Han, kana and Hangul. */
const sign = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u

/**
 * True for a text too short to be searched: fewer than three characters, unless two of them are signs (東京, 서울). One
 * rule for the search box, the API and its documents (docs/decisions/0045-two-signs.md).
 */
export function isTooShort(text: string): boolean {
  const characters = [...text.trim()]
  return (
    characters.length < searchMinimumCharacters &&
    characters.filter((each) => sign.test(each)).length < searchMinimumSigns
  )
}
