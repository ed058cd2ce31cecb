/** Prints progress: a bar on a terminal, elsewhere a line for about every third tenth. */
export function progressBar(label: string, total: number): (done: number) => void {
  const started = performance.now()
  let printedTenth = -1
  return (done) => {
    const tenth = total === 0 ? 10 : Math.floor((done / total) * 10)
    const finished = done >= total
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    if (process.stdout.isTTY) {
      const bar = '█'.repeat(tenth * 2).padEnd(20, '░')
      process.stdout.write(
        `\r${label} ${bar} ${done.toLocaleString('en')} / ${total.toLocaleString('en')}  ${seconds} s${finished ? '\n' : ''}`,
      )
    } else if (finished || tenth > printedTenth + 2) {
      console.log(
        `${label}: ${done.toLocaleString('en')} of ${total.toLocaleString('en')} (${seconds} s)`,
      )
      printedTenth = tenth
    }
  }
}
