/** Marks of Markdown that the toolbar sets. */
export type Mark = 'bold' | 'emphasis' | 'heading' | 'quote' | 'list' | 'link'

interface Marked {
  value: string
  /** Ends of the selection afterwards. */
  from: number
  to: number
}

const around = { bold: '**', emphasis: '_' } as const
const before = { heading: '## ', quote: '> ', list: '- ' } as const

/** A text with a mark around its selection, or before each of the selected lines; a second time takes it away. */
export function marked(mark: Mark, text: string, start: number, end: number): Marked {
  const chosen = text.slice(start, end)
  if (mark === 'link') {
    const value = `${text.slice(0, start)}[${chosen}](https://)${text.slice(end)}`
    const url = start + chosen.length + 3
    return { value, from: url, to: url + 'https://'.length }
  }
  if (mark === 'bold' || mark === 'emphasis') {
    const sign = around[mark]
    const size = sign.length
    const isMarked =
      text.slice(start - size, start) === sign && text.slice(end, end + size) === sign
    if (isMarked) {
      const value = text.slice(0, start - size) + chosen + text.slice(end + size)
      return { value, from: start - size, to: end - size }
    }
    const value = text.slice(0, start) + sign + chosen + sign + text.slice(end)
    return { value, from: start + size, to: end + size }
  }
  const sign = before[mark]
  const first = text.lastIndexOf('\n', start - 1) + 1
  const next = text.indexOf('\n', end)
  const last = next === -1 ? text.length : next
  const lines = text.slice(first, last).split('\n')
  const isMarked = lines.every((line) => line.startsWith(sign))
  const changed = lines.map((line) => (isMarked ? line.slice(sign.length) : sign + line)).join('\n')
  return {
    value: text.slice(0, first) + changed + text.slice(last),
    from: first,
    to: first + changed.length,
  }
}
