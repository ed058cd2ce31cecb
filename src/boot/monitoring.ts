import { report } from '../browser/monitoring.ts'

/** Reports what no code has caught. */
export function startMonitoring(): void {
  window.addEventListener('error', ({ error }) => {
    // Without an error it is a script of another origin, or an extension.
    if (error !== null && error !== undefined) report(error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
