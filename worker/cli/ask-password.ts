import { text } from 'node:stream/consumers'
import { MemberCommandError } from './member-command.ts'

const controlC = '\u0003'
const enter = /[\r\n]/u
const erase = /[\b\u007f]/u

/** A line that somebody types, of which the terminal shows nothing. */
async function typeUnseen(question: string): Promise<string> {
  const { stdin, stdout } = process
  // First of all, so that nothing typed early is shown.
  stdin.setRawMode(true)
  stdout.write(question)
  stdin.setEncoding('utf8')
  let line = ''
  try {
    // The stream stays open for the second question.
    for await (const chunk of stdin.iterator({ destroyOnReturn: false })) {
      for (const sign of String(chunk)) {
        if (sign === controlC) process.exit(130)
        if (enter.test(sign)) return line
        line = erase.test(sign) ? [...line].slice(0, -1).join('') : line + sign
      }
    }
    return line
  } finally {
    stdin.setRawMode(false)
    stdin.pause()
    stdout.write('\n')
  }
}

/**
 * A new password: all of standard input but the last line's end, or asked for twice on the terminal, which shows none
 * of it. It is never an argument, which other users of the machine could read.
 * @throws MemberCommandError where there is no terminal, or the two differ
 */
export async function askPassword(fromStdin: boolean): Promise<string> {
  if (fromStdin) return (await text(process.stdin)).replace(/\r?\n$/u, '')
  if (!process.stdin.isTTY)
    throw new MemberCommandError(
      'There is no terminal to ask for a password; use --password-stdin.',
    )
  const password = await typeUnseen('Password: ')
  if (password === (await typeUnseen('Once more: '))) return password
  throw new MemberCommandError('The two passwords differ.')
}
