/** Result of `npm run doctor` about one thing. */
export interface Finding {
  /** `miss` stops something from working, `look` may be meant, `ok` is as it should be. */
  state: 'ok' | 'look' | 'miss'
  /** One or two words: the thing. */
  name: string
  text: string
  /** The command that corrects it, or what to do, alone on its line. */
  remedy?: string
}

export const ok = (name: string, text: string): Finding => ({ state: 'ok', name, text })
export const look = (name: string, text: string, remedy?: string): Finding => ({
  state: 'look',
  name,
  text,
  ...(remedy === undefined ? {} : { remedy }),
})
export const miss = (name: string, text: string, remedy: string): Finding => ({
  state: 'miss',
  name,
  text,
  remedy,
})

const order = { miss: 0, look: 1, ok: 2 }

/** The findings as lines, misses first, and a line with their number. @param seconds that it took */
export function findingReport(findings: readonly Finding[], seconds: number): string {
  const sorted = [...findings].sort((a, b) => order[a.state] - order[b.state])
  const width = Math.max(...findings.map(({ name }) => name.length))
  const lines = sorted.flatMap(({ state, name, text, remedy }) => [
    `${state.padEnd(5)} ${name.padEnd(width)}  ${text}`,
    ...(remedy === undefined ? [] : [`${' '.repeat(8 + width)}${remedy}`]),
  ])
  const count = (state: Finding['state']) =>
    findings.filter((finding) => finding.state === state).length
  const misses = count('miss')
  return [
    ...lines,
    `${misses} ${misses === 1 ? 'miss' : 'misses'}, ${count('look')} to look at, ${count('ok')} ok in ${seconds.toFixed(1)} s`,
  ].join('\n')
}
