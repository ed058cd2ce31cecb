import { dismissSnack, snackRegion } from '../browser/snackbar.ts'

/** Creates the live regions before anything is announced in them, and lets Escape dismiss the latest snackbar. */
export function setUpSnackbar(): void {
  snackRegion('ok')
  document.addEventListener('keydown', ({ key }) => {
    const last = [...document.querySelectorAll('.snack')].at(-1)
    if (key === 'Escape' && last !== undefined) dismissSnack(last)
  })
}
