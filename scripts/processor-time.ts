import { readFileSync } from 'node:fs'

/** Clock ticks of Linux a second, the unit of `/proc/self/stat`. */
const ticks = 100

/**
 * Processor time of all child processes that have ended, with theirs, in seconds; null on systems other than Linux.
 * Source: fields 16 and 17 of `/proc/self/stat`, proc_pid_stat(5).
 */
export function childSeconds(): number | null {
  if (process.platform !== 'linux') return null
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // The name of the command, in brackets, may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / ticks
}
