import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { childSeconds } from './processor-time.ts'

/** A command that is a stage of `npm test`, or a part of one. */
export interface Stage {
  /** Before each line of its output: stages run side by side. */
  name: string
  command: string
  args: readonly string[]
  env?: Record<string, string>
}

const width = 'integration '.length

/** Processor time of the stages that have ended, in seconds; `childSeconds` does not name them. */
let counted = childSeconds() ?? 0

/** Processor time of a stage that has just ended, in seconds: what has been added since another one did. */
function secondsOfEnded(): number {
  const all = childSeconds() ?? 0
  const seconds = all - counted
  counted = all
  return seconds
}

/** Runs a stage to its end. @returns whether it ended with 0; one that does not start, or that a signal ends, did not */
export async function runStage({ name, command, args, env = {} }: Stage): Promise<boolean> {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  })
  const prefix = `${name.padEnd(width)}| `
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => console.log(prefix + line))
  return await new Promise((resolve) => {
    child.once('error', (error) => {
      console.log(`${prefix}did not start: ${error.message}`)
      resolve(false)
    })
    let seconds = 0
    child.once('exit', () => {
      seconds = secondsOfEnded()
    })
    child.once('close', (code, signal) => {
      if (seconds > 0) console.log(`${prefix}took ${seconds.toFixed(0)} s of processor time`)
      const started = child.pid !== undefined
      if (started && code !== 0) console.log(`${prefix}${command} ended with ${code ?? signal}`)
      resolve(code === 0)
    })
  })
}
