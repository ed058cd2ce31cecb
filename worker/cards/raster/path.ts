import type { Pen } from './pen.ts'

const part = /([a-zA-Z])|-?(?:\d+\.?\d*|\.\d+)/gu

/**
 * Draws SVG path data of straight lines: `M`, `L`, `H`, `V` and `Z`, absolute or relative, which are all that our
 * drawings have.
 * @throws Error for another command
 */
export function drawPath(data: string, pen: Pen, left: number, top: number): void {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let command = ''
  let pending: number | null = null
  const go = (toX: number, toY: number, isMove: boolean): void => {
    ;[x, y] = [toX, toY]
    if (isMove) [startX, startY] = [x, y]
    if (isMove) pen.move(left + x, top + y)
    else pen.line(left + x, top + y)
  }
  for (const [text, letter] of data.matchAll(part)) {
    if (letter !== undefined) {
      if (!'mlhvz'.includes(letter.toLowerCase())) throw new Error(`no path command ${letter}`)
      command = letter
      if (letter !== 'z' && letter !== 'Z') continue
      pen.close()
      ;[x, y] = [startX, startY]
      continue
    }
    const value = Number(text)
    const isRelative = command === command.toLowerCase()
    const kind = command.toLowerCase()
    if (kind === 'h') go(isRelative ? x + value : value, y, false)
    else if (kind === 'v') go(x, isRelative ? y + value : value, false)
    else if (pending === null) pending = value
    else {
      const [toX, toY] = isRelative ? [x + pending, y + value] : [pending, value]
      pending = null
      go(toX, toY, kind === 'm')
      // Further pairs after a move are lines.
      if (kind === 'm') command = isRelative ? 'l' : 'L'
    }
  }
}
