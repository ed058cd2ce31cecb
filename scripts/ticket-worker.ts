import type { Plugin } from 'vite'
import { ticketWorkerPath } from '../src/model/members/ticket-copies.ts'
import { builtScript } from './built-script.ts'

const source = 'src/boot/ticket-worker.ts'

/** Adds the service worker of tickets to the static files of the build; its headers are in public/_headers. */
export function ticketWorker(): Plugin {
  return {
    name: 'startline:ticket-worker',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      const fileName = ticketWorkerPath.slice(1)
      this.emitFile({ type: 'asset', fileName, source: await builtScript(source) })
    },
  }
}
