/** Width of a description that search engines show whole, in Latin letters. */
const shownWidth = 200

/** Width of a text in Latin letters: a Chinese, Japanese or Korean sign takes the room of two. */
const widthOf = (text: string): number =>
  [...text].length +
  (text.match(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/gu)?.length ?? 0)

/** The first sentences of a text that search engines and messengers show whole; at least the first one. */
export function snippetOf(text: string, tag: string): string {
  let shown = ''
  for (const { segment } of new Intl.Segmenter(tag, { granularity: 'sentence' }).segment(text)) {
    if (shown !== '' && widthOf((shown + segment).trimEnd()) > shownWidth) break
    shown += segment
  }
  return shown.trimEnd()
}
