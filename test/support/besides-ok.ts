import type { Finding } from '../../worker/cli/findings.ts'

/** Findings of the doctor that are not `ok`, a line each. */
export const besidesOk = (findings: readonly Finding[]) =>
  findings
    .filter(({ state }) => state !== 'ok')
    .map(({ state, name, text }) => `${state} ${name}: ${text}`)
