/** Milliseconds after which a line is printed even if little has been done. */
const longPause = 30_000

/**
 * Prints progress with its rate and the time that is left: a bar on a terminal, elsewhere a line for about every third
 * tenth or half a minute.
 * @param before what an earlier run has done already, which says nothing about the rate of this one
 */
export function progressBar(label: string, total: number, before = 0): (done: number) => void {
  const started = performance.now()
  let printedTenth = -1
  let printedAt = started
  return (done) => {
    const now = performance.now()
    const tenth = total === 0 ? 10 : Math.floor((done / total) * 10)
    const finished = done >= total
    const text = `${done.toLocaleString('en')} of ${total.toLocaleString('en')} (${pace(done - before, total - done, (now - started) / 1000)})`
    if (process.stdout.isTTY) {
      const bar = '█'.repeat(tenth * 2).padEnd(20, '░')
      process.stdout.write(`\r\u001B[K${label} ${bar} ${text}${finished ? '\n' : ''}`)
    } else if (finished || tenth > printedTenth + 2 || now - printedAt > longPause) {
      console.log(`${label}: ${text}`)
      printedTenth = tenth
      printedAt = now
    }
  }
}

/** "12.5 s, 800 a second, 5 min left" */
function pace(done: number, left: number, seconds: number): string {
  const spent = `${seconds.toFixed(1)} s`
  if (done <= 0 || seconds === 0) return spent
  const rate = done / seconds
  const remaining = left / rate
  const rest = remaining < 90 ? `${Math.ceil(remaining)} s` : `${Math.ceil(remaining / 60)} min`
  const perSecond = `${Math.round(rate).toLocaleString('en')} a second`
  return left > 0 ? `${spent}, ${perSecond}, ${rest} left` : `${spent}, ${perSecond}`
}
