/** Points of path data with the commands M, l, h, v: moves are absolute, all other commands relative. */
export function pathPoints(path: string): { x: number; y: number }[] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([Mlhv])([^Mlhvz]*)/gu)].map(([, command, text = '']) => {
    const [a = 0, b = 0] = (text.match(/-?(?:\d*\.\d+|\d+)/gu) ?? []).map(Number)
    if (command === 'M') [x, y] = [a, b]
    else if (command === 'h') x += a
    else if (command === 'v') y += a
    else [x, y] = [x + a, y + b]
    return { x, y }
  })
}
