import { sendErrorReport } from '../browser/error-reports.ts'

/** Reports uncaught errors and unhandled rejections. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => {
    // The browser withholds errors of scripts of other origins and of extensions.
    if (error !== null && error !== undefined) sendErrorReport(error)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => sendErrorReport(reason))
}
