import { showSnackbar } from './snackbar.ts'

/** Completes a path to a URL that can be shared. */
const absoluteUrl = (text: string): string =>
  text.startsWith('/') ? new URL(text, window.location.origin).href : text

/** Copies the text, or the URL of the path, of `data-copy` and shows the message `data-copied` or `data-uncopied`. */
export async function copyText({
  copy = '',
  copied = '',
  uncopied = '',
}: DOMStringMap): Promise<void> {
  try {
    await navigator.clipboard.writeText(absoluteUrl(copy))
    showSnackbar('ok', copied)
  } catch {
    showSnackbar('bad', uncopied)
  }
}
