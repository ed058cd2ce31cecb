/** Milliseconds after which a line is printed even if little has been done. */
const longPause = 30_000

/**
 * Prints progress with its rate and the time that is left: a bar on a terminal, elsewhere a line for about every third
 * tenth or half a minute. The rate is that since the first call, because what went before is preparation, or done earlier.
 */
export function progressBar(label: string, total: number): (done: number) => void {
  const started = performance.now()
  let first: Step | null = null
  let printedTenth = -1
  let printedAt = started
  return (done) => {
    const now = performance.now()
    first ??= { done, at: now }
    const tenth = total === 0 ? 10 : Math.floor((done / total) * 10)
    const finished = done >= total
    const text = `${done.toLocaleString('en')} of ${total.toLocaleString('en')} (${((now - started) / 1000).toFixed(1)} s${pace(first, { done, at: now }, total - done)})`
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

interface Step {
  done: number
  at: number
}

/** ", 800 a second, 5 min left"; empty for the first step. */
function pace(first: Step, step: Step, left: number): string {
  const rate = (step.done - first.done) / ((step.at - first.at) / 1000)
  if (!Number.isFinite(rate) || rate <= 0) return ''
  const perSecond = `, ${Math.round(rate).toLocaleString('en')} a second`
  if (left <= 0) return perSecond
  const seconds = left / rate
  const rest = seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`
  return `${perSecond}, ${rest} left`
}
