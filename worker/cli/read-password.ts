import { text } from 'node:stream/consumers'
import { MemberCommandError } from './member-command.ts'

const controlC = '\u0003'
const enter = /[\r\n]/u
const erase = /[\b\u007f]/u

/** Prompts for a line on the terminal without echoing it. */
async function promptHidden(question: string): Promise<string> {
  const { stdin, stdout } = process
  // The echo is switched off before the prompt, so that early keystrokes are hidden too.
  stdin.setRawMode(true)
  stdout.write(question)
  stdin.setEncoding('utf8')
  let line = ''
  try {
    // The stream stays open for the second question.
    for await (const chunk of stdin.iterator({ destroyOnReturn: false })) {
      for (const character of String(chunk)) {
        if (character === controlC) process.exit(130)
        if (enter.test(character)) return line
        line = erase.test(character) ? [...line].slice(0, -1).join('') : line + character
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
 * Reads a new password from standard input (without the final line break), or prompts for it twice without echo. It is
 * never a command-line argument, because other users of the machine could read it there.
 * @throws MemberCommandError if there is no terminal, or the two entries differ
 */
export async function readPassword(fromStdin: boolean): Promise<string> {
  if (fromStdin) return (await text(process.stdin)).replace(/\r?\n$/u, '')
  if (!process.stdin.isTTY)
    throw new MemberCommandError(
      'There is no terminal to ask for a password; use --password-stdin.',
    )
  const password = await promptHidden('Password: ')
  if (password === (await promptHidden('Repeat password: '))) return password
  throw new MemberCommandError('The two passwords differ.')
}
