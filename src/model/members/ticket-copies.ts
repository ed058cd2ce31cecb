/** Copies of the pages of tickets on a device: facts that their pages and their service worker share. */

/** Path of the service worker's script. */
export const ticketWorkerPath = '/ticket-worker.js'

/** Lifetime of the owner's entry, and the longest of a copy. */
export const copiesLifeMs = 365 * 86_400_000

/** Header of a copy: ISO date of the last day on which it may be shown. */
export const copyUntilHeader = 'x-copy-until'

/** Header of a copy: `member` if it is one of a member, who must be signed in. */
export const copyOwnerHeader = 'x-copy-owner'

/** Header of a copy: paths of the files that its page loads, separated by spaces. */
export const copyFilesHeader = 'x-copy-files'

/** Pages of a device; the oldest copies go first. */
export const copiesLimit = 50

/** Attribute of the root element of a page that is shown from its copy, which shows the day of it. */
export const copyAttribute = 'data-offline'

/** True for files whose content never changes under their name. */
export const isBuiltFile = (path: string): boolean => path.startsWith('/assets/')

/** True for the picture of a ticket's code. */
export const isCodePicture = (path: string): boolean =>
  /^\/api\/tickets\/[\w-]+\/code\.svg$/u.test(path)

/** True if a copy may still be shown on a day in the device's zone. */
export function mayShowCopy(headers: Headers, now: Date): boolean {
  const until = headers.get(copyUntilHeader)
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
  const today = [year, ...[month, day].map((each) => String(each).padStart(2, '0'))].join('-')
  return until !== null && today <= until
}
